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
import java.time.Instant;
import java.util.UUID;
import outflank.usecase.Refusal;

/** One round: paired as a draft, published to everybody, closed when the next one is published or all is over. */
@Entity
public class Round {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "tournament_id")
    private Tournament tournament;

    private int number;

    @Enumerated(EnumType.STRING)
    private RoundStage stage;

    @Enumerated(EnumType.STRING)
    private RoundState state;

    private long seed;

    @Column(name = "paired_with")
    private String pairedWith;

    @Column(name = "pairing_input")
    private String pairingInput;

    private long cost;

    @Column(name = "draft_changes")
    private String draftChanges = "[]";

    @Column(name = "paired_at")
    private Instant pairedAt;

    @Column(name = "published_at")
    private Instant publishedAt;

    @Column(name = "closed_at")
    private Instant closedAt;

    @Version
    private long version;

    protected Round() {}

    Round(Tournament tournament, int number, long seed, String pairedWith, String pairingInput, long cost) {
        this(tournament, RoundStage.PRELIMINARIES, number, seed, pairedWith, pairingInput, cost);
    }

    Round(
            Tournament tournament,
            RoundStage stage,
            int number,
            long seed,
            String pairedWith,
            String pairingInput,
            long cost) {
        this.id = UUID.randomUUID();
        this.tournament = tournament;
        this.stage = stage;
        this.number = number;
        this.state = RoundState.DRAFT;
        this.seed = seed;
        this.pairedWith = pairedWith;
        this.pairingInput = pairingInput;
        this.cost = cost;
        this.pairedAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    public Tournament tournament() {
        return tournament;
    }

    public int number() {
        return number;
    }

    public RoundStage stage() {
        return stage;
    }

    /** Whether its games belong to matches after the preliminaries. */
    public boolean isOfFinals() {
        return stage == RoundStage.FINALS;
    }

    public RoundState state() {
        return state;
    }

    public boolean isDraft() {
        return state == RoundState.DRAFT;
    }

    public Instant publishedAt() {
        return publishedAt;
    }

    public long seed() {
        return seed;
    }

    /** Name and version of the pairing that made this round. */
    public String pairedWith() {
        return pairedWith;
    }

    /** The sum of all costs that was found when it was paired. */
    public long cost() {
        return cost;
    }

    public Instant pairedAt() {
        return pairedAt;
    }

    /** Everything the pairing was computed from, as JSON. */
    public String pairingInput() {
        return pairingInput;
    }

    /** What was done to the draft by hand, step by step, as JSON; see {@link DraftStep}. */
    String draftChanges() {
        return draftChanges;
    }

    void keepChanges(String steps) {
        draftChanges = steps;
    }

    void publish() {
        if (state != RoundState.DRAFT) {
            throw new Refusal("refusal.roundNotDraft", number);
        }
        state = RoundState.PUBLISHED;
        publishedAt = Instant.now();
    }

    void close() {
        if (state == RoundState.PUBLISHED) {
            state = RoundState.CLOSED;
            closedAt = Instant.now();
        }
    }

    void reopen() {
        if (state == RoundState.CLOSED) {
            state = RoundState.PUBLISHED;
            closedAt = null;
        }
    }
}
