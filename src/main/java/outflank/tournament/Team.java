package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.UUID;
import outflank.account.Account;
import outflank.account.Actor;
import outflank.account.Invitation;
import outflank.account.Invitations;
import outflank.usecase.Refusal;
import outflank.usecase.Token;
import outflank.usecase.UseCase;

/** Who runs a tournament: inviting, joining, leaving. */
@UseCase
public class Team {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rights rights;

    @Inject
    private Invitations invitations;

    @Inject
    private History history;

    /**
     * One member of a team, as shown.
     *
     * @param accountId the account
     * @param name its name
     * @param role what it is here
     */
    public record Member(UUID accountId, String name, Role role) {}

    /** The members, directors first. */
    public List<Member> members(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return entities.createQuery("""
                        select m, a from TeamMember m, Account a
                        where m.tournamentId = :id and a.id = m.accountId
                        order by m.role desc, a.displayName""", Object[].class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .map(row -> new Member(
                        ((TeamMember) row[0]).accountId(),
                        ((Account) row[1]).displayName(),
                        ((TeamMember) row[0]).role()))
                .toList();
    }

    /** A link by which somebody joins the team, once. */
    public Token invite(Actor actor, UUID tournamentId, Role role) {
        tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        history.write(tournamentId, actor, Action.TEAM_INVITED, Change.of(role.name()));
        return invitations.invite(Invitation.Kind.valueOf(role.name()), tournamentId);
    }

    /**
     * Joins a team by an invitation.
     *
     * @return the tournament joined
     * @throws Refusal if the link is unknown, used or too old, or the caller has not signed in
     */
    public Tournament join(Actor actor, String token) {
        if (!actor.isAccount()) {
            throw new Refusal("refusal.notAllowed");
        }
        Invitation invitation = invitations.redeem(token);
        if (invitation.tournamentId() == null) {
            throw new Refusal("refusal.invitation");
        }
        return join(actor, invitation);
    }

    /** Makes an account by an invitation and, where it is one to a team, joins it: all or nothing. */
    public Actor createAccount(String token, String signInName, String displayName, String password) {
        Invitation invitation = invitations.find(token).orElseThrow(() -> new Refusal("refusal.invitation"));
        Actor actor = invitations.createAccount(token, signInName, displayName, password);
        if (invitation.tournamentId() != null) {
            join(actor, invitation);
        }
        return actor;
    }

    private Tournament join(Actor actor, Invitation invitation) {
        Tournament tournament = tournaments.lock(invitation.tournamentId());
        Role role = Role.valueOf(invitation.kind().name());
        TeamMember member = entities.find(TeamMember.class, new TeamMember.Key(tournament.id(), actor.id()));
        if (member == null) {
            entities.persist(new TeamMember(tournament.id(), actor.id(), role));
        } else if (role == Role.DIRECTOR) {
            member.become(role);
        }
        history.write(tournament.id(), actor, Action.TEAM_JOINED, Change.to(actor.name(), role.name()));
        return tournament;
    }

    /** Takes somebody out of the team; the last director stays. */
    public void remove(Actor actor, UUID tournamentId, UUID accountId) {
        tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        TeamMember member = entities.find(TeamMember.class, new TeamMember.Key(tournamentId, accountId));
        if (member == null) {
            return;
        }
        List<Member> members = members(actor, tournamentId);
        long directors = members.stream().filter(m -> m.role() == Role.DIRECTOR).count();
        if (member.role() == Role.DIRECTOR && directors == 1) {
            throw new Refusal("refusal.lastDirector");
        }
        entities.remove(member);
        String name = members.stream()
                .filter(m -> m.accountId().equals(accountId))
                .map(Member::name)
                .findFirst()
                .orElse("–");
        history.write(tournamentId, actor, Action.TEAM_LEFT, Change.of(name));
    }
}
