package outflank.tournament;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapKeyColumn;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import outflank.player.Person;
import outflank.usecase.Refusal;

/** One person in one tournament. */
@Entity
public class Entrant {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "tournament_id")
    private Tournament tournament;

    @ManyToOne(fetch = FetchType.EAGER, optional = false)
    @JoinColumn(name = "person_id")
    private Person person;

    private int number;
    private long lot;

    @Enumerated(EnumType.STRING)
    private EntrantState state;

    @Column(name = "enters_in_round")
    private Integer entersInRound;

    @Column(name = "withdrawn_from_round")
    private Integer withdrawnFromRound;

    @Column(name = "registered_at")
    private Instant registeredAt;

    @ElementCollection(fetch = FetchType.LAZY)
    @CollectionTable(name = "absence", joinColumns = @JoinColumn(name = "entrant_id"))
    @MapKeyColumn(name = "round_number")
    @Column(name = "half_points")
    private Map<Integer, Integer> absences = new HashMap<>();

    @ManyToMany(fetch = FetchType.LAZY)
    @JoinTable(
            name = "entrant_category",
            joinColumns = @JoinColumn(name = "entrant_id"),
            inverseJoinColumns = @JoinColumn(name = "category_id"))
    private Set<Category> categories = new HashSet<>();

    @Version
    private long version;

    protected Entrant() {}

    Entrant(Tournament tournament, Person person, int number, long lot) {
        this.id = UUID.randomUUID();
        this.tournament = tournament;
        this.person = person;
        this.number = number;
        this.lot = lot;
        this.state = EntrantState.REGISTERED;
        this.registeredAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    public Tournament tournament() {
        return tournament;
    }

    public Person person() {
        return person;
    }

    public String name() {
        return person.name();
    }

    /** Number in this tournament, from 1; never given to somebody else. */
    public int number() {
        return number;
    }

    public EntrantState state() {
        return state;
    }

    public boolean isCheckedIn() {
        return entersInRound != null;
    }

    public OptionalInt entersInRound() {
        return entersInRound == null ? OptionalInt.empty() : OptionalInt.of(entersInRound);
    }

    public OptionalInt withdrawnFromRound() {
        return withdrawnFromRound == null ? OptionalInt.empty() : OptionalInt.of(withdrawnFromRound);
    }

    public boolean isWithdrawn() {
        return withdrawnFromRound != null;
    }

    /** The single rounds he does not play, with or without points. */
    public Set<Integer> absences() {
        return Set.copyOf(absences.keySet());
    }

    /** The half points of every round he does not play and gets points for. */
    public Map<Integer, Integer> byes() {
        Map<Integer, Integer> byes = new HashMap<>(absences);
        byes.values().removeIf(halfPoints -> halfPoints == 0);
        return Map.copyOf(byes);
    }

    /** How many byes he asked for; what a late entry got for the rounds before him is not among them. */
    public int requestedByes() {
        int first = entersInRound == null ? 1 : entersInRound;
        return (int) byes().keySet().stream().filter(round -> round >= first).count();
    }

    /**
     * This entrant as the competition sees him, once he has checked in.
     *
     * @param words the words of the categories he competes in
     */
    outflank.competition.Entrant inCompetition(Set<String> words) {
        return new outflank.competition.Entrant(
                number,
                person.name(),
                person.country(),
                person.club(),
                words,
                person.rating(),
                lot,
                entersInRound,
                withdrawnFromRound(),
                absences());
    }

    /** Enters this player in a category or takes him out; whether that changed anything. */
    boolean compete(Category category, boolean wanted) {
        return wanted
                ? categories.add(category)
                : categories.removeIf(other -> other.id().equals(category.id()));
    }

    void accept() {
        state = EntrantState.ACCEPTED;
    }

    void decline() {
        if (isCheckedIn()) {
            throw new Refusal("refusal.declineCheckedIn", name());
        }
        state = EntrantState.DECLINED;
    }

    /**
     * Enters with this round.
     *
     * @param lateHalfPoints half points of each round before it, but for those he had asked not to play
     */
    void checkIn(int round, int lateHalfPoints) {
        if (state != EntrantState.ACCEPTED) {
            throw new Refusal("refusal.checkInNotAccepted", name());
        }
        if (entersInRound != null) {
            return;
        }
        entersInRound = round;
        for (int before = 1; before < round && lateHalfPoints > 0; before++) {
            absences.putIfAbsent(before, lateHalfPoints);
        }
    }

    void undoCheckIn(int nextRound) {
        if (entersInRound != null && entersInRound < nextRound) {
            throw new Refusal("refusal.undoCheckInPlayed", name());
        }
        entersInRound = null;
        withdrawnFromRound = null;
        absences.clear();
    }

    void withdraw(int fromRound) {
        if (!isCheckedIn()) {
            throw new Refusal("refusal.withdrawNotCheckedIn", name());
        }
        withdrawnFromRound = fromRound;
        absences.keySet().removeIf(round -> round >= fromRound);
    }

    /** Comes back from a withdrawal and plays from this round on; the rounds between stay missed rounds. */
    void reenter(int nextRound) {
        for (int missed = withdrawnFromRound; missed < nextRound; missed++) {
            absences.put(missed, 0);
        }
        withdrawnFromRound = null;
    }

    /** Will not play this round. */
    void miss(int round, int halfPoints) {
        absences.put(round, halfPoints);
    }

    void attend(int round) {
        absences.remove(round);
    }
}
