package outflank.tournament;

import java.util.Set;

/** What somebody may do in a tournament; each write asks for one of these. */
public enum Right {
    /** See the desk: entrants with their state, drafts, reports, history. */
    SEE_DESK(Role.DIRECTOR, Role.ASSISTANT),
    /** Check players in and mark absences. */
    CHECK_IN(Role.DIRECTOR, Role.ASSISTANT),
    /** Enter results and records of games. */
    ENTER_RESULTS(Role.DIRECTOR, Role.ASSISTANT),
    /** Change the settings, the team and the registration. */
    CONFIGURE(Role.DIRECTOR),
    /** Accept, decline, withdraw and re-enter players, and give them new links. */
    MANAGE_ENTRANTS(Role.DIRECTOR),
    /** Pair, publish and end rounds. */
    PAIR(Role.DIRECTOR),
    /** Decide where the players disagree, and change a result that stands. */
    RULE(Role.DIRECTOR);

    private final Set<Role> roles;

    Right(Role... roles) {
        this.roles = Set.of(roles);
    }

    /** Whether this role has the right. */
    public boolean isOf(Role role) {
        return roles.contains(role);
    }
}
