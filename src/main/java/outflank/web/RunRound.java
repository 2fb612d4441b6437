package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.pairing.Constraints;
import outflank.record.Confirming;
import outflank.record.GameSheets;
import outflank.tournament.FinalsTables;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Round;
import outflank.tournament.RoundStage;
import outflank.tournament.RoundState;
import outflank.tournament.Rounds;
import outflank.tournament.TournamentState;

/** The working page of a round: pair, publish, collect the results, go on. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class RunRound implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private FinalsTables finals;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Confirming confirming;

    @Inject
    private Messages messages;

    private Integer asked;
    private RoundRow shown;
    private RoundRow latest;
    private RoundRow draft;
    private List<RoundRow> all = List.of();
    private List<ResultRow> rows = List.of();

    /** Opens the page, on each request before it is shown. */
    public void open() throws IOException {
        if (!desk.open() || isDraftShown() && !isShownAnew()) {
            return;
        }
        if (asked == null) {
            String number = Faces.getRequestParameter("round");
            asked = number != null && number.matches("\\d{1,3}") ? Integer.valueOf(number) : 0;
        }
        List<Round> published = rounds.published(desk.id());
        Optional<Round> unpublished = rounds.draft(desk.actor(), desk.id());
        List<Round> present = new ArrayList<>(published);
        unpublished.ifPresent(present::add);
        all = present.stream().map(RoundRow::of).toList();
        draft = unpublished.map(RoundRow::of).orElse(null);
        latest = published.isEmpty() ? null : RoundRow.of(published.get(published.size() - 1));
        Optional<Round> round = present.stream()
                .filter(candidate -> candidate.number() == asked)
                .findFirst()
                .or(() -> present.isEmpty() ? Optional.empty() : Optional.of(present.get(present.size() - 1)));
        shown = round.map(RoundRow::of).orElse(null);
        if (isDraftShown() && shown.isOfFinals()) {
            Faces.redirect(desk.address("finals"));
            return;
        }
        rows = round.map(found -> sheets.ofRound(desk.actor(), found).stream()
                        .map(ResultRow::of)
                        .toList())
                .orElse(List.of());
    }

    /** Where only a part of the page is answered, what it shows besides, and is acted on, stays the draft that was seen. */
    private static boolean isShownAnew() {
        return !Faces.isAjaxRequest()
                || Faces.getContext().getPartialViewContext().getRenderIds().contains("round");
    }

    /** Pairs the next round as a draft, or again. */
    public void pair() throws IOException {
        if (messages.attempt(() -> pairing.pair(desk.actor(), desk.id(), Constraints.none()))) {
            go();
        }
    }

    /** Throws the draft away. */
    public void discard() throws IOException {
        if (messages.attempt(() -> pairing.discard(desk.actor(), desk.id()))) {
            go();
        }
    }

    /** Publishes the draft that is shown, and no other. */
    public void publish() throws IOException {
        UUID seen = shown.id();
        if (messages.attempt(() -> publishing.publish(desk.actor(), desk.id(), seen))) {
            messages.done("desk.round.published", shown.number());
            go();
        }
    }

    /** Ends the tournament. */
    public void finish() throws IOException {
        if (messages.attempt(() -> publishing.finish(desk.actor(), desk.id()))) {
            messages.done("desk.finished");
            go();
        }
    }

    /** Makes official what this row said when it was shown. */
    public void confirm(ResultRow row) {
        messages.attempt(() -> {
            var result = row.proposal(desk.getTournament().rules());
            confirming.confirm(desk.actor(), desk.id(), row.gameId(), result);
        });
    }

    /** Makes official all that was reported and that nothing contradicts. */
    public void confirmAll() {
        int number = shown.number();
        messages.attempt(() -> rounds.published(desk.id()).stream()
                .filter(round -> round.number() == number)
                .findFirst()
                .ifPresent(round -> messages.tell(
                        "desk.round.confirmed", confirming.confirmUncontradicted(desk.actor(), desk.id(), round))));
    }

    private void go() throws IOException {
        Faces.redirect(desk.address("round"));
    }

    /** Whether the next thing to do with the latest published round is to pair the one after it. */
    public boolean isReadyForNext() {
        boolean running = desk.getTournament().state() != TournamentState.FINISHED;
        boolean preliminaries = latest == null || latest.stage() == RoundStage.PRELIMINARIES;
        return running && preliminaries && draft == null && getNextRound() <= lastRound() && latestIsDecided();
    }

    /** Whether all planned rounds are played and all their results in. */
    public boolean isReadyToFinish() {
        boolean running = desk.getTournament().state() == TournamentState.RUNNING;
        boolean played = getNextRound() > lastRound() && latestIsDecided();
        return running && draft == null && played && !isFinalsNext();
    }

    /** Whether the next thing to do is to go on with the finals, or to begin them. */
    public boolean isFinalsNext() {
        boolean running = desk.getTournament().state() == TournamentState.RUNNING;
        boolean preliminariesOver = latest != null && (latest.isOfFinals() || getNextRound() > lastRound());
        return running && draft == null && preliminariesOver && latestIsDecided() && finals.isAnythingLeft(desk.id());
    }

    private boolean latestIsDecided() {
        // Rounds before the latest are complete, or it could not have been paired.
        return latest == null || !latest.equals(shown) || rows.stream().allMatch(ResultRow::isDecided);
    }

    private int lastRound() {
        return pairing.lastRound(desk.getTournament());
    }

    public int getNextRound() {
        return latest == null ? 1 : latest.number() + 1;
    }

    /** How many rows of the round shown are as this badge says. */
    public long count(String state) {
        return rows.stream().filter(row -> row.state().name().equals(state)).count();
    }

    /** How many results can be confirmed as they stand. */
    public long getConfirmable() {
        return rows.stream().filter(ResultRow::isConfirmable).count();
    }

    public boolean isDraftShown() {
        return shown != null && shown.state() == RoundState.DRAFT;
    }

    /** The round shown; null while there is none. */
    public RoundRow getShown() {
        return shown;
    }

    public List<RoundRow> getAll() {
        return all;
    }

    public List<ResultRow> getRows() {
        return rows;
    }
}
