package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Version;
import java.util.Optional;
import java.util.UUID;
import outflank.competition.Color;
import outflank.othello.Variant;
import outflank.othello.transcript.Transcript;

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

    private String opening;

    @Column(name = "colors_swapped")
    private boolean colorsSwapped;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "draw_chooser_id")
    private Entrant drawChooser;

    @Enumerated(EnumType.STRING)
    @Column(name = "draw_holder")
    private Color drawHolder;

    @Column(name = "colors_chosen")
    private boolean colorsChosen;

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

    /** Who has Black: as paired, and once it is known otherwise, as really played. */
    public Entrant black() {
        return black;
    }

    /** Who has White: as paired, and once it is known otherwise, as really played. */
    public Entrant white() {
        return white;
    }

    /** The moves this game must begin with, such as {@code f5d6c3d3c4f4f6f3}; empty if none are prescribed. */
    public Optional<String> opening() {
        return Optional.ofNullable(opening);
    }

    /** The game that is played, the same in the whole tournament. */
    public Variant variant() {
        return round.tournament().variant();
    }

    /**
     * Reads a record of this game by its rules, the prescribed opening among them.
     *
     * @param written any text
     */
    public Transcript read(String written) {
        return Transcript.read(written, variant(), opening().orElse(""));
    }

    /** Whether the players have the other colors than they were paired with. */
    public boolean isColorsSwapped() {
        return colorsSwapped;
    }

    /** Whose choice the draw is, where the rules give it to one side and the round is published. */
    public Optional<Entrant> drawChooser() {
        return Optional.ofNullable(drawChooser);
    }

    /** Who wins a draw, once that is chosen. */
    public Optional<Color> drawHolder() {
        return Optional.ofNullable(drawHolder);
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
