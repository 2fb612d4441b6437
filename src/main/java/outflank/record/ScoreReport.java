package outflank.record;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;
import outflank.competition.Color;
import outflank.tournament.Game;

/** What one of the two players says the score was. A changed mind is a new row. */
@Entity
@Table(name = "report")
public class ScoreReport {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "game_id")
    private Game game;

    @Enumerated(EnumType.STRING)
    private Color side;

    @Column(name = "black_half_discs")
    private int blackHalfDiscs;

    @Column(name = "white_half_discs")
    private int whiteHalfDiscs;

    @Enumerated(EnumType.STRING)
    @Column(name = "draw_holder")
    private Color drawHolder;

    @Column(name = "entered_at")
    private Instant enteredAt;

    @Column(name = "replaced_at")
    private Instant replacedAt;

    @Version
    private long version;

    protected ScoreReport() {}

    ScoreReport(Game game, Color side, ReportedScore score) {
        this.id = UUID.randomUUID();
        this.game = game;
        this.side = side;
        this.blackHalfDiscs = score.blackHalfDiscs();
        this.whiteHalfDiscs = score.whiteHalfDiscs();
        this.drawHolder = score.drawHolder();
        this.enteredAt = Instant.now();
    }

    public Game game() {
        return game;
    }

    /** The color of the player who says so. */
    public Color side() {
        return side;
    }

    public ReportedScore score() {
        return new ReportedScore(blackHalfDiscs, whiteHalfDiscs, drawHolder).heldAsAgreed(game);
    }

    /** The same words of the same player, who has the other color. */
    ScoreReport ofOtherSide(ReportedScore score) {
        ScoreReport report = new ScoreReport(game, side.opposite(), score);
        report.enteredAt = enteredAt;
        return report;
    }

    void replace() {
        replacedAt = Instant.now();
    }

    boolean isInForce() {
        return replacedAt == null;
    }
}
