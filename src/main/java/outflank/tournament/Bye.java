package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import java.util.UUID;

/** Who has no opponent in a round and gets the point. At most one in a round of this pairing. */
@Entity
public class Bye {

    @Id
    @Column(name = "round_id")
    private UUID roundId;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "entrant_id")
    private Entrant entrant;

    protected Bye() {}

    Bye(Round round, Entrant entrant) {
        this.roundId = round.id();
        this.entrant = entrant;
    }

    public UUID roundId() {
        return roundId;
    }

    public Entrant entrant() {
        return entrant;
    }
}
