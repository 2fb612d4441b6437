package outflank.tournament;

import jakarta.inject.Inject;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/**
 * Changing what is announced, the rules, and whether players may register themselves. Once a round is published, rules
 * change for a reason only, which stands in the history with what was before.
 */
@UseCase
public class ConfiguringTournaments {

    private static final int LONGEST_REASON = 500;

    @Inject
    private Tournaments tournaments;

    @Inject
    private History history;

    @Inject
    private Rounds rounds;

    /**
     * Changes what is announced and the rules together, or neither.
     *
     * @param seen what the caller had before him; if something else stands by now, nothing is changed
     * @param wanted what shall stand
     * @param reason why rules change after the first published round; not asked for before, or if they stay
     * @throws Refusal if somebody else was faster, or the rules cannot become these
     */
    public void change(
            Actor actor, UUID tournamentId, TournamentSettings seen, TournamentSettings wanted, String reason) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        if (!TournamentSettings.of(tournament).equals(seen)) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        announce(actor, tournamentId, wanted.details());
        rule(actor, tournamentId, wanted.rules(), reason);
    }

    /** Changes name, place and days. */
    public void announce(Actor actor, UUID tournamentId, TournamentDetails details) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        TournamentDetails before = tournament.details();
        if (before.equals(details)) {
            return;
        }
        tournament.announce(details);
        history.write(
                tournamentId,
                actor,
                Action.DETAILS_CHANGED,
                new Change(details.name(), describe(before), describe(details), ""));
    }

    /**
     * Changes the rules. Once a round is published this needs a reason, the rules of each game stay, and so do at least
     * as many rounds as are paired. What was published stays as it is; the next round is paired by the changed rules.
     *
     * @param reason why; at most 500 characters
     * @throws Refusal if the reason is missing or a rule cannot change any more
     */
    public void rule(Actor actor, UUID tournamentId, TournamentRules rules, String reason) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        TournamentRules before = tournament.rules();
        if (before.equals(rules)) {
            return;
        }
        String why = Text.line(reason, "result.reason", LONGEST_REASON);
        if (tournament.state() != TournamentState.SETUP) {
            requireReasonAndRounds(tournamentId, rules, why);
        }
        tournament.rule(rules);
        history.write(
                tournamentId,
                actor,
                Action.RULES_CHANGED,
                new Change(
                        tournament.details().name(),
                        Rule.differences(before, rules),
                        Rule.differences(rules, before),
                        why));
    }

    private void requireReasonAndRounds(UUID tournamentId, TournamentRules wanted, String reason) {
        int paired = rounds.paired(tournamentId);
        if (wanted.plannedRounds() < paired) {
            throw new Refusal("refusal.roundsPaired", paired);
        }
        if (reason.isEmpty()) {
            throw new Refusal("refusal.reasonMissing");
        }
    }

    /** Opens or closes the registration to everybody. */
    public void openRegistration(Actor actor, UUID tournamentId, boolean open) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        if (tournament.registrationOpen() == open) {
            return;
        }
        tournament.openRegistration(open);
        history.write(
                tournamentId,
                actor,
                open ? Action.REGISTRATION_OPENED : Action.REGISTRATION_CLOSED,
                Change.of(tournament.details().name()));
    }

    private static String describe(TournamentDetails details) {
        return details.name() + ", " + details.place() + ", " + details.startsOn() + " – " + details.endsOn();
    }
}
