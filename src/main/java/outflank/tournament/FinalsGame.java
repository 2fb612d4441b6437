package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.Optional;
import java.util.UUID;

/** Which game of which match a game is, and whose choice its colors are. */
@Entity
@Table(name = "finals_game")
public class FinalsGame {

    @Id
    @Column(name = "game_id")
    private UUID id;

    @MapsId
    @OneToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "game_id")
    private Game game;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "match_id")
    private FinalsMatch match;

    private int number;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "chooser_id")
    private Entrant chooser;

    private boolean chosen;

    @Version
    private long version;

    protected FinalsGame() {}

    FinalsGame(Game game, FinalsMatch match, int number, Entrant chooser) {
        this.id = game.id();
        this.game = game;
        this.match = match;
        this.number = number;
        this.chooser = chooser;
    }

    public Game game() {
        return game;
    }

    public FinalsMatch match() {
        return match;
    }

    /** Its number in the match, from 1. */
    public int number() {
        return number;
    }

    /** Who chooses the color; empty where the colors of the game before are reversed. */
    public Optional<Entrant> chooser() {
        return Optional.ofNullable(chooser);
    }

    /** Whether the color that is to be chosen has been chosen. */
    public boolean isChosen() {
        return chosen;
    }

    /** Whether the game waits for a choice. */
    public boolean isChoiceOpen() {
        return chooser != null && !chosen;
    }

    void choose() {
        chosen = true;
    }
}
