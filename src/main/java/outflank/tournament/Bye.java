package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import java.io.Serializable;
import java.util.Objects;
import java.util.UUID;

/**
 * Who has no opponent in a round and gets the point. In a Swiss there is at most one in a round; in a round robin everybody
 * has one whose opponent is not there.
 */
@Entity
@IdClass(Bye.Key.class)
public class Bye {

    @Id
    @Column(name = "round_id")
    private UUID roundId;

    @Id
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

    /** The key of a row: in which round, who. */
    public static class Key implements Serializable {

        private static final long serialVersionUID = 1L;

        private UUID roundId;
        private UUID entrant;

        public Key() {}

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && Objects.equals(roundId, key.roundId)
                    && Objects.equals(entrant, key.entrant);
        }

        @Override
        public int hashCode() {
            return Objects.hash(roundId, entrant);
        }
    }
}
