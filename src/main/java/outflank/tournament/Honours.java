package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.util.UUID;
import outflank.competition.standings.PrizeSplit;

/** The stored {@link HonourRules} of a tournament. */
@Entity
public class Honours {

    @Id
    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Column(name = "team_best")
    private int teamBest;

    @Enumerated(EnumType.STRING)
    @Column(name = "prize_split")
    private PrizeSplit split;

    private String currency;

    @Version
    private long version;

    protected Honours() {}

    Honours(UUID tournamentId, HonourRules rules) {
        this.tournamentId = tournamentId;
        rule(rules);
    }

    final void rule(HonourRules rules) {
        teamBest = rules.teamBest();
        split = rules.split();
        currency = rules.currency();
    }

    HonourRules rules() {
        return new HonourRules(teamBest, split, currency);
    }
}
