package outflank.web;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import outflank.account.Invitations;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** The tournaments an account helps to run; an administrator also invites those who organize here. */
@Named
@RequestScoped
public class RunTournaments {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Invitations invitations;

    @Inject
    private CurrentActor caller;

    @Inject
    private Links links;

    @Inject
    private Messages messages;

    private List<Tournament> mine;
    private Map<UUID, Long> entrants;
    private String invitation;

    @PostConstruct
    void load() {
        mine = tournaments.ofTeamMember(caller.account());
    }

    /** Makes a link by which somebody gets an account to organize tournaments here. */
    public void inviteOrganizer() {
        messages.attempt(() -> invitation = links.invitation(invitations.inviteOrganizer(caller.account())));
    }

    /** How many entrants a tournament has. */
    public long entrants(Tournament tournament) {
        if (entrants == null) {
            entrants = tournaments.entrantsOf(mine);
        }
        return entrants.getOrDefault(tournament.id(), 0L);
    }

    public List<Tournament> getMine() {
        return mine;
    }

    /** The invitation just made; null before. It cannot be shown again. */
    public String getInvitation() {
        return invitation;
    }
}
