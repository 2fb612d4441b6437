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
import java.util.Optional;
import java.util.UUID;
import outflank.othello.GameScoring;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.tournament.Game;

/** A record of a game as it was handed in, with what the rules of the game say to it. A better one is a new row. */
@Entity
@Table(name = "record")
public class GameRecord {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "game_id")
    private Game game;

    @Enumerated(EnumType.STRING)
    private Source source;

    private String written;
    private String moves;

    @Enumerated(EnumType.STRING)
    private Verdict verdict;

    @Column(name = "problem_at")
    private int problemAt;

    private String offending;

    @Column(name = "black_half_discs")
    private Integer blackHalfDiscs;

    @Column(name = "white_half_discs")
    private Integer whiteHalfDiscs;

    private boolean official;

    @Column(name = "entered_by")
    private String enteredBy;

    @Column(name = "entered_at")
    private Instant enteredAt;

    @Column(name = "replaced_at")
    private Instant replacedAt;

    @Version
    private long version;

    protected GameRecord() {}

    GameRecord(Game game, Source source, Transcript transcript, GameScoring scoring, String enteredBy) {
        this.id = UUID.randomUUID();
        this.game = game;
        this.source = source;
        this.written = transcript.written();
        this.moves = transcript.moves();
        this.verdict = transcript.verdict();
        this.problemAt = transcript.at();
        this.offending = transcript.offending();
        if (transcript.isComplete()) {
            Score score = scoring.score(transcript.replay().end());
            this.blackHalfDiscs = score.blackHalfDiscs();
            this.whiteHalfDiscs = score.whiteHalfDiscs();
        }
        this.enteredBy = enteredBy;
        this.enteredAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    public Game game() {
        return game;
    }

    public Source source() {
        return source;
    }

    /** The record as it was read; its legal moves can be replayed. */
    public Transcript transcript() {
        return new Transcript(written, game.variant(), verdict, problemAt, offending, moves);
    }

    /** The score the board shows at the end; empty if the record is not complete. */
    public Optional<Score> score() {
        return blackHalfDiscs == null ? Optional.empty() : Optional.of(new Score(blackHalfDiscs, whiteHalfDiscs));
    }

    /** Whether this is the record the public sees. */
    public boolean isOfficial() {
        return official;
    }

    public String enteredBy() {
        return enteredBy;
    }

    public Instant enteredAt() {
        return enteredAt;
    }

    /** The same record of the same player, who has the other color; what its board shows belongs to the colors. */
    GameRecord ofOtherSide() {
        GameRecord record = new GameRecord();
        record.id = UUID.randomUUID();
        record.game = game;
        record.source = source.opposite();
        record.written = written;
        record.moves = moves;
        record.verdict = verdict;
        record.problemAt = problemAt;
        record.offending = offending;
        record.blackHalfDiscs = blackHalfDiscs;
        record.whiteHalfDiscs = whiteHalfDiscs;
        record.official = official;
        record.enteredBy = enteredBy;
        record.enteredAt = enteredAt;
        return record;
    }

    boolean isInForce() {
        return replacedAt == null;
    }

    void replace() {
        replacedAt = Instant.now();
        official = false;
    }

    void makeOfficial(boolean official) {
        this.official = official;
    }
}
