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
import org.omnifaces.util.Faces;
import outflank.competition.Result;
import outflank.competition.standings.TieBreak;
import outflank.record.CorrectingResults;
import outflank.record.CorrectionPreview;
import outflank.record.Source;
import outflank.tournament.GameResult;
import outflank.tournament.Right;
import outflank.tournament.ScoreText;
import outflank.usecase.Refusal;

/** Correcting a result that stands: what it would change is shown first, then it is confirmed with a reason. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class CorrectResult implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final Map<String, String> FIELDS =
            Map.of("refusal.drawHolder", "correct:drawHolder", "refusal.reasonMissing", "correct:reason");

    @Inject
    private Desk desk;

    @Inject
    private JudgeGame judge;

    @Inject
    private CorrectingResults correcting;

    @Inject
    private Messages messages;

    private final ResultForm form = new ResultForm();
    private Source chosen;
    private CorrectionPreview preview;
    private boolean shown;

    /** Opens the page of a game, before it is shown for the first time with the result that stands, or stood before it. */
    public void open() throws IOException {
        if (Faces.getContext().getResponseComplete()) {
            return;
        }
        if (!desk.may(Right.RULE)) {
            Faces.responseSendError(HttpServletResponse.SC_FORBIDDEN, "only a director corrects results");
        } else if (judge.getSheet().result().isEmpty()) {
            Faces.redirect(judge.address());
        } else if (!shown) {
            shown = true;
            boolean undo = "true".equals(Faces.getRequestParameter("undo"));
            Optional<GameResult> former = undo ? getFormer() : Optional.empty();
            form.show(former.or(() -> judge.getSheet().result()).orElseThrow().result());
            if (former.isPresent()) {
                preview();
            }
        }
    }

    /** Shows what the typed result would change. */
    public void preview() {
        try {
            preview = correcting.preview(desk.actor(), desk.id(), judge.id(), result());
        } catch (Refusal refusal) {
            preview = null;
            messages.refused(FIELDS.getOrDefault(refusal.key(), "correct:black"), refusal);
        }
    }

    /** Corrects the result as the preview showed it; if that is no longer so, the preview is made anew. */
    public void confirm() throws IOException {
        try {
            Result result = result();
            correcting.correct(desk.actor(), desk.id(), judge.id(), preview, result, chosen, form.getReason());
            messages.done("correct.done", ScoreText.of(result));
            Faces.redirect(judge.address());
        } catch (Refusal refusal) {
            messages.refused(FIELDS.get(refusal.key()), refusal);
            if (refusal.key().equals("refusal.previewOutdated")) {
                preview();
            }
        }
    }

    private Result result() {
        return form.result(
                desk.getTournament().rules(),
                judge.getSheet().game().drawHolder().orElse(null));
    }

    private Optional<GameResult> getFormer() {
        return correcting.former(desk.actor(), desk.id(), judge.id());
    }

    /** The result before the one in force, such as 38–26; empty if there was none to go back to. */
    public String getFormerScore() {
        return getFormer().map(result -> ScoreText.of(result.result())).orElse("");
    }

    /** The address of this page for the game. */
    public String getAddress() {
        return desk.address("correct") + "&id=" + judge.getId();
    }

    /** What would change; null until it was asked for. */
    public CorrectionPreview getPreview() {
        return preview;
    }

    public List<TieBreak> getTieBreaks() {
        return desk.getTournament().rules().parsedTieBreaks();
    }

    public ResultForm getForm() {
        return form;
    }

    public Source getChosen() {
        return chosen;
    }

    public void setChosen(Source chosen) {
        this.chosen = chosen;
    }
}
