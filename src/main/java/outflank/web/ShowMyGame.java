package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.othello.Scoring;
import outflank.othello.transcript.Transcript;
import outflank.record.Difference;
import outflank.record.GameSheets;
import outflank.record.PlayerSheet;
import outflank.tournament.TournamentRules;
import outflank.usecase.Refusal;

/** One game as its player sees it: what was handed in, what the opponent says, and what happens next. */
@Named
@RequestScoped
public class ShowMyGame {

    @Inject
    private CurrentActor caller;

    @Inject
    private GameSheets sheets;

    @Inject
    private Messages messages;

    private UUID id;
    private PlayerSheet sheet;
    private String problem;

    /** Why there is nothing to show; null if there is. An address of another player's game shows nothing of it. */
    public String getProblem() {
        if (sheet == null && problem == null) {
            try {
                getSheet();
            } catch (Refusal refusal) {
                // The page was shown, so it was this player's game then: another link was opened since.
                problem = Faces.isPostback()
                        ? messages.text("refusal.otherPlayer", caller.player().name())
                        : messages.text(refusal.key(), refusal.values());
                Faces.setResponseStatus(HttpServletResponse.SC_NOT_FOUND);
            }
        }
        return problem;
    }

    /** @throws Refusal if this is not a game of the player whose link was opened */
    public PlayerSheet getSheet() {
        if (sheet == null) {
            if (getId() == null) {
                throw new Refusal("refusal.noGame");
            }
            sheet = sheets.ofPlayer(caller.player(), getId());
        }
        return sheet;
    }

    public TournamentRules getRules() {
        return getSheet().game().round().tournament().rules();
    }

    /** Only under this rule a browser can say the score of a finished board; else the server fills it in. */
    public boolean isScoreProposed() {
        return getRules().game().scoring().empties() == Scoring.EMPTIES_TO_WINNER;
    }

    /** Whether a draw goes to one side and nobody has said yet to which. */
    public boolean isDrawWon() {
        return getRules().game().drawRule().toOneSide()
                && getSheet().game().drawHolder().isEmpty();
    }

    /** Whether the form is open: nothing was handed in yet, or the player wants to correct it. */
    public boolean isOpen() {
        boolean untouched = !getSheet().hasHandedIn() && getSheet().result().isEmpty();
        return untouched || Faces.isPostback() || Faces.getRequestParameter("edit") != null;
    }

    /** What reading a record said, such as "the game goes on after move 41". */
    public String reading(Transcript transcript) {
        if (transcript.isComplete()) {
            return messages.text("record.verdict.complete", transcript.moveCount());
        }
        Refusal problemOfRecord = ReadingResult.of(transcript);
        return messages.text(problemOfRecord.key(), problemOfRecord.values());
    }

    /** Each difference in one sentence. */
    public List<String> getDifferences() {
        return getSheet().differences().stream().map(this::sentence).toList();
    }

    private String sentence(Difference difference) {
        return messages.text(
                "record.difference." + difference.kind().name().toLowerCase(Locale.ROOT),
                difference.first(),
                difference.second(),
                difference.move());
    }

    /** What happens next, or what to do. */
    public String getNext() {
        return messages.text("me.next." + getSheet().state().name().toLowerCase(Locale.ROOT));
    }

    public UUID getId() {
        if (id == null) {
            id = parsed(Faces.getRequestParameter("id"));
        }
        return id;
    }

    private static UUID parsed(String text) {
        try {
            return text == null ? null : UUID.fromString(text);
        } catch (IllegalArgumentException notAnId) {
            return null;
        }
    }
}
