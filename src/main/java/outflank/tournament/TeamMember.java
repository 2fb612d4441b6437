package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.Objects;
import java.util.UUID;

/** An account with a role in one tournament. */
@Entity
@Table(name = "tournament_role")
@IdClass(TeamMember.Key.class)
public class TeamMember {

    @Id
    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Id
    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Role role;

    protected TeamMember() {}

    TeamMember(UUID tournamentId, UUID accountId, Role role) {
        this.tournamentId = tournamentId;
        this.accountId = accountId;
        this.role = role;
    }

    public UUID accountId() {
        return accountId;
    }

    public Role role() {
        return role;
    }

    void become(Role role) {
        this.role = role;
    }

    /** The key of a row: who, where. */
    public static class Key implements Serializable {

        private static final long serialVersionUID = 1L;

        @Column(name = "tournament_id")
        private UUID tournamentId;

        @Column(name = "account_id")
        private UUID accountId;

        public Key() {}

        Key(UUID tournamentId, UUID accountId) {
            this.tournamentId = tournamentId;
            this.accountId = accountId;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && Objects.equals(tournamentId, key.tournamentId)
                    && Objects.equals(accountId, key.accountId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(tournamentId, accountId);
        }
    }
}
