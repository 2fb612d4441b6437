package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.util.UUID;

/** The place the director has given an entrant among those whom nothing else told apart after a round. */
@Entity
@Table(name = "order_by_hand")
public class PlaceByHand {

    @Id
    private UUID id;

    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Column(name = "after_round")
    private int afterRound;

    private int position;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "entrant_id")
    private Entrant entrant;

    protected PlaceByHand() {}

    PlaceByHand(UUID tournamentId, int afterRound, int position, Entrant entrant) {
        this.id = UUID.randomUUID();
        this.tournamentId = tournamentId;
        this.afterRound = afterRound;
        this.position = position;
        this.entrant = entrant;
    }

    public UUID id() {
        return id;
    }

    public UUID tournamentId() {
        return tournamentId;
    }

    /** The round after which the place holds. */
    public int afterRound() {
        return afterRound;
    }

    /** The better one has the lower number, from 1. */
    public int position() {
        return position;
    }

    public Entrant entrant() {
        return entrant;
    }
}
