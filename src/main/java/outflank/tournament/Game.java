package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Version;
import java.util.UUID;
import outflank.competition.Color;

/** A game of a round: who has which color at which table. */
@Entity
public class Game {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "round_id")
    private Round round;

    @Column(name = "table_number")
    private int tableNumber;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "black_id")
    private Entrant black;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "white_id")
    private Entrant white;

    @Version
    private long version;

    protected Game() {}

    Game(Round round, int tableNumber, Entrant black, Entrant white) {
        this.id = UUID.randomUUID();
        this.round = round;
        this.tableNumber = tableNumber;
        this.black = black;
        this.white = white;
    }

    public UUID id() {
        return id;
    }

    public Round round() {
        return round;
    }

    public int tableNumber() {
        return tableNumber;
    }

    public Entrant black() {
        return black;
    }

    public Entrant white() {
        return white;
    }

    /** The color of this entrant; null if he does not play in this game. */
    public Color colorOf(UUID entrantId) {
        if (black.id().equals(entrantId)) {
            return Color.BLACK;
        }
        return white.id().equals(entrantId) ? Color.WHITE : null;
    }

    /** How the history names this game: round, table and the two players. */
    public String label() {
        return round.number() + "/" + tableNumber + " " + black.name() + " – " + white.name();
    }
}
