package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Color;
import outflank.competition.knockout.Finals;
import outflank.competition.knockout.FinalsPlan;
import outflank.tournament.FinalsGame;
import outflank.tournament.FinalsTables;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.RunningFinals;
import outflank.tournament.TournamentState;

/** The working page of the finals: draft the next games, note the colors, publish, and see where the matches stand. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class RunFinals implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private Rounds rounds;

    @Inject
    private FinalsTables tables;

    @Inject
    private RunningFinals running;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private DescribeFinals describe;

    @Inject
    private Messages messages;

    private UUID draftId;
    private int latest;
    private int preliminaries;
    private boolean draftOfPreliminaries;
    private boolean current;
    private boolean decided;
    private transient FinalsPlan plan;
    private transient Finals finals;
    private transient List<DraftRow> drafted;

    /**
     * A game of the draft.
     *
     * @param gameId the game
     * @param table number of the table
     * @param title what its match decides
     * @param number its number in the match
     * @param black name of who has Black as things stand
     * @param white name of the other one
     * @param chooser name of who chooses the color; empty if the colors are reversed
     * @param open whether he has not chosen yet
     * @param opening what the game begins with; empty if nothing is prescribed
     */
    public record DraftRow(
            UUID gameId,
            int table,
            String title,
            int number,
            String black,
            String white,
            String chooser,
            boolean open,
            String opening) {

        /** Whether the one who chooses has Black as things stand. */
        public boolean isChooserBlack() {
            return black.equals(chooser);
        }
    }

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (!desk.open()) {
            return;
        }
        plan = tables.plan(desk.id());
        List<Round> published = rounds.published(desk.id());
        latest = published.size();
        preliminaries = rounds.preliminaries(desk.id()).size();
        Optional<Round> draft = rounds.draft(desk.actor(), desk.id());
        draftOfPreliminaries = draft.filter(round -> !round.isOfFinals()).isPresent();
        draftId = draft.filter(Round::isOfFinals).map(Round::id).orElse(null);
        finals = running.seeded(desk.actor(), desk.id()).orElse(null);
        current = draftId != null && running.isCurrent(desk.actor(), desk.id());
        drafted = draftId == null
                ? List.of()
                : running.drafted(desk.actor(), desk.id()).stream()
                        .map(this::row)
                        .toList();
        decided = latest > 0
                && rounds.results(published.get(latest - 1).id()).size()
                        == rounds.games(published.get(latest - 1).id()).size();
    }

    private DraftRow row(FinalsGame game) {
        return new DraftRow(
                game.game().id(),
                game.game().tableNumber(),
                describe.title(
                        desk.id(),
                        game.match().kind(),
                        game.match().slot(),
                        game.match().category()),
                game.number(),
                game.game().black().name(),
                game.game().white().name(),
                game.chooser().map(chooser -> chooser.name()).orElse(""),
                game.isChoiceOpen(),
                game.game().opening().orElse(""));
    }

    /** Drafts the next games, or drafts them anew. */
    public void draft() throws IOException {
        if (messages.attempt(() -> running.draft(desk.actor(), desk.id()))) {
            go();
        }
    }

    /** Throws the draft away. */
    public void discard() throws IOException {
        if (messages.attempt(() -> running.discard(desk.actor(), desk.id()))) {
            go();
        }
    }

    /** Notes the color the one who chooses has chosen. */
    public void choose(UUID gameId, Color color) {
        if (messages.attempt(() -> running.choose(desk.actor(), desk.id(), gameId, color))) {
            messages.tell("desk.finals.colorNoted");
        }
    }

    /** Publishes the draft that is shown, and no other; the results are entered at the page of its round. */
    public void publish() throws IOException {
        UUID seen = draftId;
        if (messages.attempt(() -> publishing.publish(desk.actor(), desk.id(), seen))) {
            messages.done("desk.round.published", latest + 1);
            Faces.redirect(desk.address("round"));
        }
    }

    /** Ends the tournament. */
    public void finish() throws IOException {
        if (messages.attempt(() -> publishing.finish(desk.actor(), desk.id()))) {
            messages.done("desk.finished");
            go();
        }
    }

    private void go() throws IOException {
        Faces.redirect(desk.address("finals"));
    }

    public boolean isPlanned() {
        return plan != null && !plan.isEmpty();
    }

    public boolean isDraftShown() {
        return draftId != null;
    }

    /** Whether the draft has the games that are next by the results as they stand. */
    public boolean isCurrent() {
        return current;
    }

    /** Whether a color of the draft is still to be chosen. */
    public boolean isChoiceOpen() {
        return drafted.stream().anyMatch(DraftRow::open);
    }

    public List<DraftRow> getDrafted() {
        return drafted;
    }

    /** Whether a game of the finals is published. */
    public boolean isBegun() {
        return latest > preliminaries;
    }

    /** Whether the first or next games can be drafted. */
    public boolean isReady() {
        return isPlanned() && running() && draftId == null && !draftOfPreliminaries && decided && !isOver();
    }

    /** Whether results of the last published round are missing. */
    public boolean isWaitingForResults() {
        return latest > 0 && !decided;
    }

    /** Whether every match is decided. */
    public boolean isOver() {
        return isBegun() && finals != null && finals.isOver();
    }

    /** Whether nothing is left but to end the tournament. */
    public boolean isReadyToFinish() {
        return isOver() && running() && draftId == null && decided;
    }

    private boolean running() {
        return desk.getTournament().state() == TournamentState.RUNNING;
    }

    /** Whether rounds of the preliminaries are planned that are not played. */
    public boolean isEarly() {
        return !isBegun() && preliminaries < getPlannedRounds();
    }

    /** The last published round of the preliminaries, or 0. */
    public int getPreliminaries() {
        return preliminaries;
    }

    /** The last published round, or 0. */
    public int getLatest() {
        return latest;
    }

    public int getPlannedRounds() {
        return desk.getTournament().rules().plannedRounds();
    }

    /** Where the matches stand; nothing before somebody has qualified. */
    public List<BracketRow> getBrackets() {
        return finals == null ? List.of() : describe.rows(desk.id(), finals);
    }

    /** The categories whose final is planned, but not played for want of players. */
    public List<String> getMissingCategories() {
        if (finals == null) {
            return List.of();
        }
        List<String> played = finals.brackets().stream()
                .map(bracket -> bracket.plan().category())
                .toList();
        return plan.brackets().stream()
                .map(bracket -> bracket.category())
                .filter(category -> !played.contains(category))
                .map(category -> describe.category(desk.id(), category))
                .toList();
    }
}
