package outflank.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A tournament in a series; it can belong to one at most. */
@Entity
@Table(name = "series_tournament")
public class SeriesTournament {

    @Id
    @Column(name = "tournament_id")
    private UUID tournamentId;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "series_id")
    private Series series;

    @Enumerated(EnumType.STRING)
    private Membership state;

    private Instant since;

    protected SeriesTournament() {}

    SeriesTournament(UUID tournamentId, Series series, Membership state) {
        this.tournamentId = tournamentId;
        this.series = series;
        this.state = state;
        this.since = Instant.now();
    }

    public UUID tournamentId() {
        return tournamentId;
    }

    public Series series() {
        return series;
    }

    public Membership state() {
        return state;
    }

    void accept() {
        state = Membership.ACCEPTED;
    }
}
