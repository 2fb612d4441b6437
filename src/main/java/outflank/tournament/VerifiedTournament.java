package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** The last complete verification of a tournament. It says nothing about any later revision. */
@Entity
@Table(name = "verification")
public class VerifiedTournament {

    @Id
    @Column(name = "tournament_id")
    private UUID tournamentId;

    private long revision;
    private int rounds;
    private int faults;

    @Column(name = "verified_by")
    private String verifiedBy;

    @Column(name = "verified_at")
    private Instant verifiedAt;

    protected VerifiedTournament() {}

    VerifiedTournament(UUID tournamentId) {
        this.tournamentId = tournamentId;
    }

    void verified(long atRevision, int verifiedRounds, int found, String by) {
        revision = atRevision;
        rounds = verifiedRounds;
        faults = found;
        verifiedBy = by;
        verifiedAt = Instant.now();
    }

    /** Whether it holds for the tournament as it stands, and nothing was wrong. */
    boolean isWholeAt(long present) {
        return revision == present && faults == 0;
    }

    public int rounds() {
        return rounds;
    }

    public String verifiedBy() {
        return verifiedBy;
    }

    public Instant verifiedAt() {
        return verifiedAt;
    }
}
