package outflank.tournament;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.draft.ChangedDraft;
import outflank.competition.pairing.draft.Draft;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * Changing a draft by hand, step by step: tried out first, then kept, and taken back if need be. Everything is said of the
 * draft the director has seen; if it has been replaced since, he is told and nothing happens.
 */
@UseCase
public class ChangingDrafts {

    /** Nobody decides more than this by hand, and the database keeps no more. */
    private static final int MOST_STEPS = 500;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private Drafts drafts;

    @Inject
    private Entrants entrants;

    @Inject
    private ExplainingRounds explaining;

    @Inject
    private PairingRounds pairing;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * The draft with its costs, for the desk.
     *
     * @param draftId the draft the caller has seen
     * @throws Refusal if it is gone
     */
    public Draft look(Actor actor, UUID tournamentId, UUID draftId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return explaining.draft(require(tournamentId, draftId));
    }

    /** What was done to this draft by hand, the first step first. */
    public List<DraftStep> steps(Actor actor, UUID tournamentId, UUID draftId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return DraftStep.read(require(tournamentId, draftId).draftChanges());
    }

    /**
     * What a change would do; nothing is kept.
     *
     * @param one number of the first entrant
     * @param other number of the second one, where it is about two
     * @throws Refusal if the draft is gone or outdated, or the change cannot be
     */
    public ChangedDraft preview(Actor actor, UUID tournamentId, UUID draftId, DraftAction action, int one, int other) {
        rights.require(actor, tournamentId, Right.PAIR);
        return changed(actor, require(tournamentId, draftId), action, one, other);
    }

    /**
     * Makes a change; the rest is paired as well as possible around it.
     *
     * @throws Refusal as {@link #preview}, or if the tournament is over
     */
    public void keep(Actor actor, UUID tournamentId, UUID draftId, DraftAction action, int one, int other) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        Round before = require(tournamentId, draftId);
        ChangedDraft changed = changed(actor, before, action, one, other);
        List<DraftStep> steps = new ArrayList<>(DraftStep.read(before.draftChanges()));
        if (steps.size() == MOST_STEPS) {
            throw new Refusal("refusal.draftSteps", MOST_STEPS);
        }
        Draft after = changed.after();
        Constraints given = PairingInput.read(before.pairingInput()).constraints();
        DraftStep step =
                new DraftStep(action, one, action.isOfTwo() ? other : 0, changed.price(), after.decided(), given);
        steps.add(step);
        replace(before, after, steps);
        history.write(tournamentId, actor, Action.DRAFT_CHANGED, told(before, step));
    }

    /**
     * Takes the last change back.
     *
     * @throws Refusal if the draft is gone or outdated, or nothing is left to take back
     */
    public void undo(Actor actor, UUID tournamentId, UUID draftId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        Round before = require(tournamentId, draftId);
        requirePresent(actor, before);
        List<DraftStep> steps = DraftStep.read(before.draftChanges());
        if (steps.isEmpty()) {
            throw new Refusal("refusal.nothingToUndo");
        }
        DraftStep last = steps.get(steps.size() - 1);
        List<DraftStep> left = steps.subList(0, steps.size() - 1);
        Constraints decided =
                left.isEmpty() ? last.before() : left.get(left.size() - 1).decided();
        Draft.RoundToPair toPair = explaining.draft(before).round();
        replace(before, possible(() -> new Draft(toPair, decided, last.before())), left);
        history.write(tournamentId, actor, Action.DRAFT_CHANGE_UNDONE, told(before, last));
    }

    private ChangedDraft changed(Actor actor, Round draft, DraftAction action, int one, int other) {
        requirePresent(actor, draft);
        Draft before = explaining.draft(draft);
        if (action == DraftAction.GIVE_BYE && !before.hasBye()) {
            throw new Refusal("refusal.noBye", before.entrants().size());
        }
        return possible(() -> before.after(action.of(one, other)));
    }

    private Round require(UUID tournamentId, UUID draftId) {
        rounds.published(tournamentId).stream()
                .filter(round -> round.id().equals(draftId))
                .forEach(PublishingRounds::refuseAgain);
        return rounds.draft(tournamentId)
                .filter(draft -> draft.id().equals(draftId) && !draft.isOfFinals())
                .orElseThrow(() -> new Refusal("refusal.draftGone"));
    }

    private void requirePresent(Actor actor, Round draft) {
        if (pairing.isOutdated(actor, draft)) {
            throw new Refusal("refusal.draftOutdated");
        }
    }

    private static <T> T possible(Supplier<T> change) {
        try {
            return change.get();
        } catch (IllegalArgumentException impossible) {
            throw new Refusal(impossible, "refusal.constraints");
        }
    }

    private void replace(Round before, Draft after, List<DraftStep> steps) {
        Draft.RoundToPair toPair = after.round();
        String input = new PairingInput(toPair.competition(), toPair.rules(), after.constraints()).json();
        Round next = new Round(
                before.tournament(),
                before.number(),
                before.seed(),
                PairingRounds.PAIRED_WITH,
                input,
                after.pairing().cost());
        next.keepChanges(DraftStep.write(steps));
        drafts.replace(next, after.pairing());
    }

    /** Round and players, the price, and what was done. */
    private Change told(Round draft, DraftStep step) {
        var names =
                entrants.of(draft.tournament().id()).stream().collect(Collectors.toMap(Entrant::number, Entrant::name));
        String who = names.get(step.one()) + (step.action().isOfTwo() ? " – " + names.get(step.other()) : "");
        return new Change(
                draft.number() + ": " + who,
                String.valueOf(step.price()),
                step.action().name(),
                "");
    }
}
