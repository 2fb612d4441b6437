package outflank.tournament;

import jakarta.inject.Inject;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.advice.FormatAdvice;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Setting a tournament up as a federation's table says: system, rounds and finals together, or nothing of it. */
@UseCase
public class ApplyingFormats {

    @Inject
    private Tournaments tournaments;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private PlanningFinals planning;

    @Inject
    private FinalsTables finals;

    /** @throws Refusal if the caller may not, or the first round is published */
    public void apply(Actor actor, UUID tournamentId, FormatAdvice advice) {
        TournamentRules rules =
                tournaments.forChange(actor, tournamentId, Right.CONFIGURE).rules();
        configuring.rule(
                actor,
                tournamentId,
                rules.withPlannedRounds(advice.rounds()).with(rules.pairing().with(advice.system())),
                "");
        planning.plan(actor, tournamentId, advice.finals());
    }

    /** Whether a tournament is set up like this. */
    public boolean isApplied(Tournament tournament, FormatAdvice advice) {
        return tournament.rules().plannedRounds() == advice.rounds()
                && tournament.pairingRules().system() == advice.system()
                && finals.plan(tournament.id()).equals(advice.finals());
    }
}
