package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.Map;
import outflank.competition.Result;
import outflank.record.SwappingColors;
import outflank.tournament.RoundState;
import outflank.tournament.ScoreText;
import outflank.tournament.TournamentRules;
import outflank.usecase.Refusal;

/** Typing in one result after the other: table, discs, Enter. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class EnterResult implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final Map<String, String> FIELDS = Map.of(
            "refusal.table", "entry:table",
            "refusal.drawHolder", "entry:drawHolder",
            "refusal.reasonMissing", "entry:reason");

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private SwappingColors swapping;

    @Inject
    private Messages messages;

    private final ResultForm form = new ResultForm();

    /** Makes the typed result official and moves on to the next table without one. */
    public void enter() {
        try {
            ResultRow row = row(form.getTable());
            if (row.isDecided() && run.getShown().state() == RoundState.CLOSED) {
                throw new Refusal("refusal.correctOnPage", row.table());
            }
            TournamentRules rules = desk.getTournament().rules();
            Result result = form.result(rules, row.held(form.isSwapped(), rules));
            enter(row, result);
            String first = form.isSwapped() ? row.white() : row.black();
            String second = form.isSwapped() ? row.black() : row.white();
            messages.tell("desk.entered", row.table(), first, second, ScoreText.of(result));
            form.clear(nextAfter(row.table()));
        } catch (Refusal refusal) {
            messages.refused(FIELDS.getOrDefault(refusal.key(), "entry:black"), refusal);
        }
    }

    private void enter(ResultRow row, Result result) {
        if (form.isSwapped()) {
            swapping.enterSwapped(
                    desk.actor(), desk.id(), row.gameId(), row.blackId(), row.resultId(), result, form.getReason());
        } else {
            swapping.enter(
                    desk.actor(), desk.id(), row.gameId(), row.blackId(), row.resultId(), result, form.getReason());
        }
    }

    /** The row as it was shown when this was typed. */
    private ResultRow row(Integer table) {
        return run.getRows().stream()
                .filter(row -> table != null && row.table() == table)
                .findFirst()
                .orElseThrow(() -> new Refusal("refusal.table", run.getRows().size()));
    }

    private Integer nextAfter(int table) {
        return run.getRows().stream()
                .filter(row -> !row.isDecided() && row.table() > table)
                .map(ResultRow::table)
                .findFirst()
                .orElse(null);
    }

    /** Whether the two scores of a game sum to 64, so that one follows from the other. */
    public boolean isSumFixed() {
        return desk.getTournament().rules().game().scoring().sumsToBoard();
    }

    /** Whether a draw goes to one side, which then has to be said. */
    public boolean isDrawHeld() {
        return desk.getTournament().rules().game().drawRule().toOneSide();
    }

    public ResultForm getForm() {
        return form;
    }
}
