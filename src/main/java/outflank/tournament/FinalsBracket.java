package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.Seeding;

/** One bracket of the finals of a tournament: what is planned, and who has qualified once the finals have begun. */
@Entity
@Table(name = "finals_bracket")
public class FinalsBracket {

    @Id
    private UUID id;

    @Column(name = "tournament_id")
    private UUID tournamentId;

    private int position;
    private String category;
    private int qualifiers;

    @Column(name = "best_of")
    private int bestOf;

    @Column(name = "best_of_final")
    private int bestOfFinal;

    @Column(name = "third_place")
    private boolean thirdPlace;

    @Column(name = "play_off")
    private boolean playOff;

    @Column(name = "play_off_needed")
    private boolean playOffNeeded;

    @ManyToMany(fetch = FetchType.LAZY)
    @JoinTable(
            name = "finals_seed",
            joinColumns = @JoinColumn(name = "bracket_id"),
            inverseJoinColumns = @JoinColumn(name = "entrant_id"))
    @OrderColumn(name = "position")
    private List<Entrant> seeds = new ArrayList<>();

    @Version
    private long version;

    protected FinalsBracket() {}

    FinalsBracket(UUID tournamentId, int position, BracketPlan plan) {
        this.id = UUID.randomUUID();
        this.tournamentId = tournamentId;
        this.position = position;
        this.category = plan.category();
        this.qualifiers = plan.qualifiers();
        this.bestOf = plan.bestOf();
        this.bestOfFinal = plan.bestOfFinal();
        this.thirdPlace = plan.thirdPlace();
        this.playOff = plan.playOff();
    }

    public UUID id() {
        return id;
    }

    /** Key of the category; empty for the main bracket. */
    public String category() {
        return category;
    }

    /** What is planned. */
    public BracketPlan plan() {
        return new BracketPlan(category, qualifiers, bestOf, bestOfFinal, thirdPlace, playOff);
    }

    /** Who has qualified; empty before the finals begin, and if too few could. */
    public Optional<Seeding> seeding() {
        if (seeds.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Seeding(category, seeds.stream().map(Entrant::number).toList(), playOffNeeded));
    }

    void seed(List<Entrant> qualified, boolean withPlayOff) {
        seeds = new ArrayList<>(qualified);
        playOffNeeded = withPlayOff;
    }

    void unseed() {
        seeds.clear();
        playOffNeeded = false;
    }
}
