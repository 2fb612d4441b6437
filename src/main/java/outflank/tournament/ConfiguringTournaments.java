package outflank.tournament;

import jakarta.inject.Inject;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Changing what is announced, the rules, and whether players may register themselves. */
@UseCase
public class ConfiguringTournaments {

    @Inject
    private Tournaments tournaments;

    @Inject
    private History history;

    /**
     * Changes what is announced and the rules together, or neither.
     *
     * @param seen what the caller had before him; if something else stands by now, nothing is changed
     * @param wanted what shall stand; rules that stay as they are may stay after the first published round too
     * @throws Refusal if somebody else was faster, or the rules are fixed
     */
    public void change(Actor actor, UUID tournamentId, TournamentSettings seen, TournamentSettings wanted) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        if (!TournamentSettings.of(tournament).equals(seen)) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        announce(actor, tournamentId, wanted.details());
        rule(actor, tournamentId, wanted.rules());
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

    /** Changes the rules; refused once a round is published. */
    public void rule(Actor actor, UUID tournamentId, TournamentRules rules) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        TournamentRules before = tournament.rules();
        if (before.equals(rules)) {
            return;
        }
        tournament.rule(rules);
        history.write(
                tournamentId,
                actor,
                Action.RULES_CHANGED,
                new Change(tournament.details().name(), describe(before), describe(rules), ""));
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

    private static String describe(TournamentRules rules) {
        GameRules game = rules.game();
        return rules.plannedRounds() + ", " + game.variant() + ", "
                + game.scoring().empties() + ", "
                + game.scoring().wipeOut() + ", " + game.timeOut() + ", " + game.drawRule() + ", "
                + ScoreText.discs(rules.byeHalfDiscs()) + ", " + String.join(" > ", rules.tieBreaks()) + ", "
                + (rules.confirmAgreed() ? ResultOrigin.AGREED : ResultOrigin.ENTERED);
    }
}
