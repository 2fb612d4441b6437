package outflank.tournament;

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
import outflank.competition.Result;
import outflank.competition.ResultKind;

/** An official result of a game as a row with history: a correction is a new row that replaces this one. */
@Entity
@Table(name = "result")
public class GameResult {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "game_id")
    private Game game;

    @Enumerated(EnumType.STRING)
    private ResultKind kind;

    @Column(name = "black_half_points")
    private int blackHalfPoints;

    @Column(name = "white_half_points")
    private int whiteHalfPoints;

    @Column(name = "black_half_discs")
    private int blackHalfDiscs;

    @Column(name = "white_half_discs")
    private int whiteHalfDiscs;

    @Enumerated(EnumType.STRING)
    private ResultOrigin origin;

    private String reason;

    @Column(name = "entered_by")
    private String enteredBy;

    @Column(name = "entered_at")
    private Instant enteredAt;

    @Column(name = "replaced_at")
    private Instant replacedAt;

    @Version
    private long version;

    protected GameResult() {}

    GameResult(Game game, Result result, ResultOrigin origin, String reason, String enteredBy) {
        this.id = UUID.randomUUID();
        this.game = game;
        this.kind = result.kind();
        this.blackHalfPoints = result.blackHalfPoints();
        this.whiteHalfPoints = result.whiteHalfPoints();
        this.blackHalfDiscs = result.blackHalfDiscs();
        this.whiteHalfDiscs = result.whiteHalfDiscs();
        this.origin = origin;
        this.reason = reason;
        this.enteredBy = enteredBy;
        this.enteredAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    public Game game() {
        return game;
    }

    public Result result() {
        return new Result(kind, blackHalfPoints, whiteHalfPoints, blackHalfDiscs, whiteHalfDiscs);
    }

    public ResultOrigin origin() {
        return origin;
    }

    public String reason() {
        return reason;
    }

    public String enteredBy() {
        return enteredBy;
    }

    public Instant enteredAt() {
        return enteredAt;
    }

    /** Whether this was the result in force at that time. */
    boolean wasInForce(Instant at) {
        return !enteredAt.isAfter(at) && (replacedAt == null || replacedAt.isAfter(at));
    }

    public boolean isInForce() {
        return replacedAt == null;
    }

    void replace() {
        replacedAt = Instant.now();
    }
}
