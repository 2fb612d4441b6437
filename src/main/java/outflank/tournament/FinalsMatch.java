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
import java.util.List;
import java.util.UUID;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.knockout.BracketMatch;

/** A match of the finals that has begun, or whose first game is drafted. */
@Entity
@Table(name = "finals_match")
public class FinalsMatch {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "bracket_id")
    private FinalsBracket bracket;

    @Enumerated(EnumType.STRING)
    private MatchKind kind;

    private int slot;

    @Column(name = "best_of")
    private int bestOf;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "higher_id")
    private Entrant higher;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "lower_id")
    private Entrant lower;

    @Version
    private long version;

    protected FinalsMatch() {}

    FinalsMatch(FinalsBracket bracket, BracketMatch match, Entrant higher, Entrant lower) {
        this.id = UUID.randomUUID();
        this.bracket = bracket;
        this.kind = match.kind();
        this.slot = match.slot();
        this.bestOf = match.bestOf();
        this.higher = higher;
        this.lower = lower;
    }

    public UUID id() {
        return id;
    }

    public MatchKind kind() {
        return kind;
    }

    /** Its place in the bracket; 0 beside it. */
    public int slot() {
        return slot;
    }

    /** Key of the category whose bracket it belongs to; empty in the main one. */
    public String category() {
        return bracket.category();
    }

    /** Whether this is the stored form of that place in the finals. */
    boolean isAt(BracketMatch place) {
        return kind == place.kind() && slot == place.slot() && category().equals(place.category());
    }

    /** This match in the competition, with these games. */
    Match inCompetition(List<outflank.competition.Game> games) {
        return new Match(kind, category(), slot, bestOf, higher.number(), lower.number(), games);
    }
}
