package outflank.account;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import outflank.usecase.NullableUuidConverter;
import outflank.usecase.Token;

/** A link that makes, once, an account or a role in one tournament. */
@Entity
public class Invitation {

    /** What an invitation gives. */
    public enum Kind {
        FIRST_ADMINISTRATOR,
        ORGANIZER,
        DIRECTOR,
        ASSISTANT
    }

    @Id
    private UUID id;

    @Column(name = "token_hash")
    private byte[] tokenHash;

    @Enumerated(EnumType.STRING)
    private Kind kind;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "expires_at")
    private Instant expiresAt;

    @Column(name = "used_at")
    private Instant usedAt;

    protected Invitation() {}

    Invitation(Kind kind, UUID tournamentId, Token token, Duration validity) {
        this.id = UUID.randomUUID();
        this.kind = kind;
        this.tournamentId = tournamentId;
        this.tokenHash = token.hash();
        this.createdAt = Instant.now();
        this.expiresAt = createdAt.plus(validity);
    }

    public Kind kind() {
        return kind;
    }

    /** The tournament the role is for; null for an invitation to the site. */
    public UUID tournamentId() {
        return tournamentId;
    }

    boolean isOpen(Instant now) {
        return usedAt == null && now.isBefore(expiresAt);
    }

    void use() {
        usedAt = Instant.now();
    }
}
