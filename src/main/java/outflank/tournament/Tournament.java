package outflank.tournament;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import outflank.competition.pairing.PairingRules;
import outflank.othello.GameScoring;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.usecase.NullableUuidConverter;
import outflank.usecase.Refusal;

/** A tournament: what is announced of it, its rules, and where it stands. */
@Entity
public class Tournament {

    @Id
    private UUID id;

    private String slug;
    private String name;
    private String place;

    @Column(name = "starts_on")
    private LocalDate startsOn;

    @Column(name = "ends_on")
    private LocalDate endsOn;

    @Enumerated(EnumType.STRING)
    private TournamentState state;

    @Column(name = "registration_open")
    private boolean registrationOpen;

    @Column(name = "planned_rounds")
    private int plannedRounds;

    @Enumerated(EnumType.STRING)
    private Variant variant;

    @Enumerated(EnumType.STRING)
    private Scoring scoring;

    @Enumerated(EnumType.STRING)
    @Column(name = "wipe_out")
    private WipeOut wipeOut;

    @Enumerated(EnumType.STRING)
    @Column(name = "time_out")
    private TimeOut timeOut;

    @Enumerated(EnumType.STRING)
    @Column(name = "draw_rule")
    private DrawRule drawRule;

    @Column(name = "bye_half_discs")
    private int byeHalfDiscs;

    @Column(name = "confirm_agreed")
    private boolean confirmAgreed;

    @Column(name = "pairing_rules")
    private String pairingRules;

    @Column(name = "requested_bye_half_points")
    private int requestedByeHalfPoints;

    @Column(name = "most_requested_byes")
    private int mostRequestedByes;

    @Column(name = "late_entry_half_points")
    private int lateEntryHalfPoints;

    @ElementCollection(fetch = FetchType.LAZY)
    @CollectionTable(name = "tournament_tie_break", joinColumns = @JoinColumn(name = "tournament_id"))
    @OrderColumn(name = "position")
    @Column(name = "tie_break")
    private List<String> tieBreaks;

    private long seed;
    private long revision;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "practice_of")
    private UUID practiceOf;

    @Column(name = "forecast_public")
    private boolean forecastPublic;

    @Column(name = "created_at")
    private Instant createdAt;

    @Version
    private long version;

    protected Tournament() {}

    Tournament(String slug, TournamentDetails details, TournamentRules rules, long seed) {
        this.id = UUID.randomUUID();
        this.slug = slug;
        this.state = TournamentState.SETUP;
        this.seed = seed;
        this.createdAt = Instant.now();
        announce(details);
        rule(rules);
    }

    public UUID id() {
        return id;
    }

    /** The name in addresses of pages. */
    public String slug() {
        return slug;
    }

    public TournamentState state() {
        return state;
    }

    public boolean registrationOpen() {
        return registrationOpen;
    }

    /** From this number all lots of the tournament are drawn. */
    public long seed() {
        return seed;
    }

    /** Grows with every change that anybody can see. */
    public long revision() {
        return revision;
    }

    public boolean isFinished() {
        return state == TournamentState.FINISHED;
    }

    /** Whether this is a practice copy of another tournament, and nothing in it counts. */
    public boolean isPractice() {
        return practiceOf != null;
    }

    /** The tournament this one is a practice copy of; null for a real one. */
    public UUID practiceOf() {
        return practiceOf;
    }

    /** Whether everybody may see the chances computed for the remaining rounds. */
    public boolean isForecastPublic() {
        return forecastPublic;
    }

    void showForecast(boolean toEverybody) {
        forecastPublic = toEverybody;
    }

    public TournamentDetails details() {
        return new TournamentDetails(name, place, startsOn, endsOn);
    }

    /** The rules of each game alone; unlike all the rules they cost no further question to the database. */
    GameRules gameRules() {
        return new GameRules(variant, new GameScoring(scoring, wipeOut), timeOut, drawRule);
    }

    public TournamentRules rules() {
        return new TournamentRules(
                plannedRounds,
                gameRules(),
                byeHalfDiscs,
                List.copyOf(tieBreaks),
                confirmAgreed,
                pairingRules(),
                missedRounds());
    }

    /** How rounds are paired; part of the {@link #rules()}. */
    public PairingRules pairingRules() {
        return PairingRules.parse(pairingRules);
    }

    /** What rounds are worth that somebody does not play; part of the {@link #rules()}. */
    public MissedRounds missedRounds() {
        return new MissedRounds(requestedByeHalfPoints, mostRequestedByes, lateEntryHalfPoints);
    }

    /** The game that is played; part of the {@link #rules()}, which ask the database for more than this. */
    public Variant variant() {
        return variant;
    }

    final void announce(TournamentDetails details) {
        name = details.name();
        place = details.place();
        startsOn = details.startsOn();
        endsOn = details.endsOn();
    }

    /** @throws Refusal if the tournament is over, or the rules of a game would change after the first round */
    final void rule(TournamentRules rules) {
        requireNotFinished();
        if (state != TournamentState.SETUP && !rules.game().equals(gameRules())) {
            throw new Refusal("refusal.gameRulesFixed");
        }
        plannedRounds = rules.plannedRounds();
        variant = rules.game().variant();
        scoring = rules.game().scoring().empties();
        wipeOut = rules.game().scoring().wipeOut();
        timeOut = rules.game().timeOut();
        drawRule = rules.game().drawRule();
        byeHalfDiscs = rules.byeHalfDiscs();
        confirmAgreed = rules.confirmAgreed();
        tieBreaks = new ArrayList<>(rules.tieBreaks());
        pairingRules = rules.pairing().stored();
        requestedByeHalfPoints = rules.missedRounds().byeHalfPoints();
        mostRequestedByes = rules.missedRounds().mostByes();
        lateEntryHalfPoints = rules.missedRounds().lateHalfPoints();
    }

    void openRegistration(boolean open) {
        if (open && state == TournamentState.FINISHED) {
            throw new Refusal("refusal.finished");
        }
        registrationOpen = open;
    }

    void start() {
        if (state == TournamentState.SETUP) {
            state = TournamentState.RUNNING;
        }
    }

    void finish() {
        state = TournamentState.FINISHED;
        registrationOpen = false;
    }

    void reopen() {
        state = TournamentState.RUNNING;
    }

    void advanceRevision() {
        revision++;
    }

    /** @throws Refusal if the tournament is over */
    void requireNotFinished() {
        if (state == TournamentState.FINISHED) {
            throw new Refusal("refusal.finished");
        }
    }
}
