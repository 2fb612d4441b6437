package outflank.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;

/** Somebody who signs in. Players need no account. */
@Entity
public class Account {

    @Id
    private UUID id;

    @Column(name = "sign_in_name")
    private String signInName;

    @Column(name = "display_name")
    private String displayName;

    @Column(name = "password_hash")
    private String passwordHash;

    private boolean administrator;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "disabled_at")
    private Instant disabledAt;

    @Version
    private long version;

    protected Account() {}

    Account(String signInName, String displayName, String passwordHash, boolean administrator) {
        this.id = UUID.randomUUID();
        this.signInName = signInName;
        this.displayName = displayName;
        this.passwordHash = passwordHash;
        this.administrator = administrator;
        this.createdAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    public String displayName() {
        return displayName;
    }

    public String signInName() {
        return signInName;
    }

    public boolean administrator() {
        return administrator;
    }

    public boolean isEnabled() {
        return disabledAt == null;
    }

    /** This account as the caller of use cases. */
    public Actor actor() {
        return Actor.account(id, displayName, administrator);
    }

    String passwordHash() {
        return passwordHash;
    }
}
