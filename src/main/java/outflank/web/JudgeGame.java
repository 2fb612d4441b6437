package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.record.Confirming;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.record.GameSheets;
import outflank.record.Source;
import outflank.tournament.GameResult;
import outflank.tournament.PrescribingOpenings;
import outflank.tournament.Right;
import outflank.tournament.Rounds;
import outflank.tournament.ScoreText;
import outflank.usecase.Refusal;

/** One game at the desk: the director looks at what was handed in, and rules. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class JudgeGame implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final Map<String, String> FIELDS =
            Map.of("refusal.drawHolder", "rule:drawHolder", "refusal.reasonMissing", "rule:reason");

    @Inject
    private Desk desk;

    @Inject
    private GameSheets sheets;

    @Inject
    private Rounds rounds;

    @Inject
    private Confirming confirming;

    @Inject
    private PrescribingOpenings prescribing;

    @Inject
    private Messages messages;

    private final ResultForm form = new ResultForm();
    private UUID gameId;
    private UUID seenResultId;
    private UUID seenBlackId;
    private Source chosen;
    private String record;
    private String opening;
    private transient GameSheet sheet;

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (!desk.open()) {
            return;
        }
        if (gameId == null) {
            gameId = asked().orElse(null);
        }
        try {
            sheet = gameId == null ? null : sheets.ofGame(desk.actor(), desk.id(), gameId);
        } catch (Refusal unknown) {
            sheet = null;
        }
        if (sheet == null) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "no such game");
            return;
        }
        seenBlackId = sheet.game().black().id();
        seenResultId = sheet.result().map(GameResult::id).orElse(null);
    }

    private static Optional<UUID> asked() {
        String id = Faces.getRequestParameter("id");
        boolean isId = id != null && id.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        return isId ? Optional.of(UUID.fromString(id)) : Optional.empty();
    }

    /** Makes the typed result official: a ruling by the director, a plain entry by an assistant. */
    public void rule() throws IOException {
        try {
            Result result = form.result(
                    desk.getTournament().rules(), getSheet().game().drawHolder().orElse(null));
            UUID black = sheets.ofGame(desk.actor(), desk.id(), gameId)
                    .game()
                    .black()
                    .id();
            if (!black.equals(seenBlackId)) {
                throw new Refusal("refusal.changedMeanwhile");
            }
            if (desk.may(Right.RULE)) {
                confirming.rule(desk.actor(), desk.id(), gameId, seenResultId, result, chosen, form.getReason());
            } else {
                confirming.enter(desk.actor(), desk.id(), gameId, seenResultId, result, form.getReason());
            }
            messages.done("desk.ruled", ScoreText.of(result));
            Faces.redirect(address());
        } catch (Refusal refusal) {
            messages.refused(FIELDS.getOrDefault(refusal.key(), "rule:black"), refusal);
        }
    }

    /** Keeps a record typed in at the desk. */
    public void enterRecord() throws IOException {
        try {
            confirming.enterRecord(desk.actor(), desk.id(), gameId, record);
            messages.done("desk.record.kept");
            Faces.redirect(address());
        } catch (Refusal refusal) {
            messages.refused("deskRecord:record", refusal);
        }
    }

    /** Gives the game the opening typed in. */
    public void giveOpening() throws IOException {
        try {
            prescribing.prescribeTable(desk.actor(), desk.id(), gameId, opening);
            messages.done("desk.saved");
            Faces.redirect(address());
        } catch (Refusal refusal) {
            messages.refused("opening:moves", refusal);
        }
    }

    String address() {
        return desk.address("game") + "&id=" + gameId;
    }

    /** Everything known of the game. */
    public GameSheet getSheet() {
        if (sheet == null) {
            sheet = sheets.ofGame(desk.actor(), desk.id(), gameId);
        }
        return sheet;
    }

    /** The score this player says; empty if he has said none. */
    public String said(Color color) {
        return getSheet().report(color).map(report -> report.score().text()).orElse("");
    }

    /** What the discs would be if this player had run out of time, as "31 33"; empty if nothing tells the discs. */
    public String outOfTime(Color loser) {
        return ResultRow.outOfTime(getSheet(), loser);
    }

    /** The records handed in, Black's first. */
    public List<GameRecord> getRecords() {
        return List.copyOf(getSheet().records().values());
    }

    /** Every result the game ever had, the newest first. */
    public List<GameResult> getResults() {
        return rounds.resultsOf(gameId);
    }

    public ResultForm getForm() {
        return form;
    }

    UUID id() {
        return gameId;
    }

    public String getId() {
        return String.valueOf(gameId);
    }

    public Source getChosen() {
        return chosen;
    }

    public void setChosen(Source chosen) {
        this.chosen = chosen;
    }

    public String getOpening() {
        return opening;
    }

    public void setOpening(String opening) {
        this.opening = opening;
    }

    public String getRecord() {
        return record;
    }

    public void setRecord(String record) {
        this.record = record;
    }
}
