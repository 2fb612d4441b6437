package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.FinalsPlan;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Deciding what is played after the preliminaries; it can change until the finals begin. */
@UseCase
public class PlanningFinals {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private FinalsTables finals;

    @Inject
    private History history;

    /**
     * Plans the finals.
     *
     * @param plan what shall be played; without brackets the preliminaries decide everything
     * @throws Refusal if the finals have begun, or the tournament is over
     */
    public void plan(Actor actor, UUID tournamentId, FinalsPlan plan) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        tournament.requireNotFinished();
        List<FinalsBracket> before = finals.brackets(tournamentId);
        FinalsPlan former =
                new FinalsPlan(before.stream().map(FinalsBracket::plan).toList());
        if (former.equals(plan)) {
            return;
        }
        if (before.stream().anyMatch(bracket -> bracket.seeding().isPresent())) {
            throw new Refusal("refusal.finalsBegun");
        }
        before.forEach(entities::remove);
        // The old rows must be gone before the new ones come: a category has one bracket.
        entities.flush();
        for (BracketPlan bracket : plan.brackets()) {
            entities.persist(new FinalsBracket(tournamentId, plan.brackets().indexOf(bracket), bracket));
        }
        history.write(
                tournamentId,
                actor,
                Action.FINALS_PLANNED,
                new Change(tournament.details().name(), describe(former), describe(plan), ""));
    }

    private static String describe(FinalsPlan plan) {
        return plan.isEmpty()
                ? "–"
                : plan.brackets().stream().map(PlanningFinals::describe).collect(Collectors.joining("; "));
    }

    private static String describe(BracketPlan bracket) {
        String matches = bracket.qualifiers() + " × " + bracket.bestOf() + "/" + bracket.bestOfFinal();
        return (bracket.category().isEmpty() ? "" : bracket.category() + " ")
                + matches
                + (bracket.thirdPlace() ? " + 3–4" : "")
                + (bracket.playOff() ? " + " + bracket.qualifiers() + "=" + (bracket.qualifiers() + 1) : "");
    }
}
