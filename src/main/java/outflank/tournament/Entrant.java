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
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.HashSet;
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
    @Column(name = "round_number")
    private Set<Integer> absences = new HashSet<>();

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

    public Set<Integer> absences() {
        return Set.copyOf(absences);
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
                absences);
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

    void checkIn(int round) {
        if (state != EntrantState.ACCEPTED) {
            throw new Refusal("refusal.checkInNotAccepted", name());
        }
        if (entersInRound == null) {
            entersInRound = round;
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
    }

    /** Comes back from a withdrawal; the rounds between stay missed rounds. */
    void reenter() {
        withdrawnFromRound = null;
    }

    void miss(int round) {
        absences.add(round);
    }

    void attend(int round) {
        absences.remove(round);
    }
}
