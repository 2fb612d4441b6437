package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import outflank.usecase.Token;

/** The link by which a player is known in one tournament. Only its hash is kept; a new link revokes the old one. */
@Entity
@Table(name = "personal_link")
public class PersonalLink {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "entrant_id")
    private Entrant entrant;

    @Column(name = "token_hash")
    private byte[] tokenHash;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "revoked_at")
    private Instant revokedAt;

    protected PersonalLink() {}

    PersonalLink(Entrant entrant, Token token) {
        this.id = UUID.randomUUID();
        this.entrant = entrant;
        this.tokenHash = token.hash();
        this.createdAt = Instant.now();
    }

    public Entrant entrant() {
        return entrant;
    }

    void revoke() {
        revokedAt = Instant.now();
    }

    boolean isRevoked() {
        return revokedAt != null;
    }
}
