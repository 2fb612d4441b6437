package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.explanation.Caution;
import outflank.tournament.ChangingDrafts;
import outflank.tournament.DraftStep;
import outflank.tournament.PairingRounds;
import outflank.tournament.Right;
import outflank.tournament.Rounds;

/** What the director should know of the draft shown before it is published, and what he has decided about it. */
@Named
@RequestScoped
public class JudgeDraft {

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private ReadDraft read;

    @Inject
    private Rounds rounds;

    @Inject
    private PairingRounds pairing;

    @Inject
    private ChangingDrafts changing;

    @Inject
    private Show show;

    @Inject
    private Messages messages;

    @Inject
    private CostWords words;

    private Boolean outdated;
    private List<String> warnings;
    private List<DraftStep> steps;

    /** Whether something has changed since the draft was paired. */
    public boolean isOutdated() {
        if (outdated == null) {
            outdated = rounds.draft(desk.actor(), desk.id())
                    .map(draft -> pairing.isOutdated(desk.actor(), draft))
                    .orElse(false);
        }
        return outdated;
    }

    /**
     * Whether the caller may change it by hand; where a plan says who meets whom, nobody does. Of a draft that is gone it
     * is true, so that what an older page sends is answered by a refusal that says so.
     */
    public boolean isChangeable() {
        return desk.may(Right.PAIR)
                && (!read.isPresent()
                        || !isOutdated()
                                && !read.draft().round().rules().system().isRoundRobin());
    }

    /** What is unusual about the draft, in words; nothing if it is outdated anyway. */
    public List<String> getWarnings() {
        if (warnings == null) {
            warnings = !run.isDraftShown() || isOutdated() || !read.isPresent()
                    ? List.of()
                    : read.draft().explained().stream()
                            .flatMap(place -> Caution.of(place).stream())
                            .filter(caution -> caution.kind().isGrave())
                            .map(caution -> words.text(caution, read.names()))
                            .toList();
        }
        return warnings;
    }

    /** What publishing asks, with everything that is unusual. */
    public String getPublishQuestion() {
        String question = messages.text("desk.round.publish.question");
        return getWarnings().isEmpty()
                ? question
                : messages.text("desk.round.publish.warned", String.join(" ", getWarnings()), question);
    }

    /** Who has a bye in the round shown; empty if nobody has. */
    public String getBye() {
        return run.getShown() == null
                ? ""
                : rounds.byes(run.getShown().id()).stream()
                        .map(bye -> bye.entrant().name())
                        .collect(Collectors.joining(", "));
    }

    /** The cost of the whole round. */
    public String getCost() {
        return words.amount(read.draft().pairing().cost());
    }

    /** What the director's decisions cost together. */
    public String getPrice() {
        return words.amount(read.draft().priceOfDecisions());
    }

    /** Whether they cost nothing together. */
    public boolean isFree() {
        return read.draft().priceOfDecisions() == 0;
    }

    /** Whether anything was changed by hand, or may have been on a page that is older than the present draft. */
    public boolean isChanged() {
        return run.isDraftShown() && (!read.isPresent() || !steps().isEmpty());
    }

    /** What was done by hand, the first step first, in words with the price. */
    public List<String> getSteps() {
        Map<Integer, String> names = read.names();
        return steps().stream()
                .map(step -> messages.text(
                        read.isPriced() ? "desk.change.step" : "desk.change.step.free",
                        messages.text(
                                "desk.change.did." + show.small(step.action()),
                                names.get(step.one()),
                                names.getOrDefault(step.other(), "")),
                        words.price(step.price())))
                .toList();
    }

    /** The pairs the director has forbidden. */
    public List<Opponents> getForbidden() {
        if (!read.isPresent()) {
            return List.of();
        }
        return read.draft().decided().forbiddenPairs().stream()
                .sorted(Comparator.comparingInt(Opponents::lower).thenComparingInt(Opponents::higher))
                .toList();
    }

    private List<DraftStep> steps() {
        if (steps == null) {
            steps = changing.steps(desk.actor(), desk.id(), read.seen());
        }
        return steps;
    }
}
