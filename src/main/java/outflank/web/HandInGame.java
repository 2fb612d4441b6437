package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.event.PhaseId;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.usecase.Refusal;

/**
 * The form in which a player hands in score and record. What cannot be right is said beside the field once; a player who
 * insists hands it in as it is, because nothing somebody wrote down may be lost.
 */
@Named
@RequestScoped
public class HandInGame {

    @Inject
    private CurrentActor caller;

    @Inject
    private HandingIn handingIn;

    @Inject
    private ShowMyGame game;

    @Inject
    private Messages messages;

    private String player;
    private String written;
    private Integer black;
    private Integer white;
    private Color drawHolder;
    private Color seenColor;
    private boolean doubtful;

    /** Hands in, unless something in it needs a second look. */
    public void handIn() throws IOException {
        handIn(false);
    }

    /** Hands in what is there, after the player has read what seems wrong. */
    public void handInAnyway() throws IOException {
        handIn(true);
    }

    private void handIn(boolean insisted) throws IOException {
        Actor actor;
        try {
            actor = caller.playerWhoSaw(player);
        } catch (Refusal otherPlayer) {
            messages.refusedOnNextPage(otherPlayer);
            Faces.redirect(Faces.getRequestContextPath() + "/me/tournament");
            return;
        }
        try {
            requireColorsAsSeen();
            requireScoreInTime();
            ReportedScore score = score();
            doubtful = !insisted && isDoubtful(game.getSheet().game().read(text()), score);
            if (doubtful) {
                return;
            }
            boolean decided = game.getSheet().result().isPresent();
            handingIn.submit(actor, game.getId(), score, text());
            messages.done(decided ? "me.recordTaken" : "me.taken");
            Faces.redirect(
                    Faces.getRequestContextPath() + "/me/game?id=%s",
                    game.getId().toString());
        } catch (Refusal refusal) {
            messages.refused(fieldOf(refusal), refusal);
        }
    }

    /** Discs are said by color: if the colors were swapped since the page was shown, they would be the wrong player's. */
    private void requireColorsAsSeen() {
        if (seenColor != null && seenColor != game.getSheet().color()) {
            throw new Refusal("refusal.colorsChanged");
        }
    }

    /** Once a result is official the form has no discs any more; who still sent some is told why they do not count. */
    private void requireScoreInTime() {
        boolean onlyScore = text().isEmpty() && Faces.getRequestParameter("form:black") != null;
        if (onlyScore && game.getSheet().result().isPresent()) {
            throw new Refusal("refusal.alreadyConfirmed");
        }
    }

    private ReportedScore score() {
        if (black == null && white == null) {
            return null;
        }
        if (black == null || white == null) {
            throw new Refusal("refusal.missing", black == null ? "me.discsOfBlack" : "me.discsOfWhite");
        }
        return new ReportedScore(black, white, drawHolder);
    }

    /** A record too long to be read is refused by the use case, whether the player insists or not. */
    private boolean isDoubtful(Transcript transcript, ReportedScore score) {
        if (transcript.written().isEmpty() || transcript.verdict() == Verdict.TOO_LONG) {
            return false;
        }
        if (!transcript.isComplete()) {
            messages.refused("form:written", ReadingResult.of(transcript));
            return true;
        }
        Score shown = game.getRules().game().scoring().score(transcript.replay().end());
        boolean differs = score != null
                && (score.blackHalfDiscs() != shown.blackHalfDiscs()
                        || score.whiteHalfDiscs() != shown.whiteHalfDiscs());
        if (differs) {
            String replayed = new ReportedScore(shown.blackHalfDiscs(), shown.whiteHalfDiscs(), null).text();
            messages.refused("form:black", new Refusal("me.scoreDiffers", replayed));
        }
        return differs;
    }

    private String text() {
        return written == null || written.isBlank() ? "" : written;
    }

    private static String fieldOf(Refusal refusal) {
        return switch (refusal.key()) {
            case "refusal.recordTooLong", "refusal.recordShown", "refusal.invisibleCharacters" -> "form:written";
            case "refusal.drawHolder" -> "form:drawHolder";
            case "refusal.discsRange", "refusal.halfDiscs", "refusal.discsSum", "refusal.wipeOut", "refusal.missing" ->
                "form:black";
            default -> null;
        };
    }

    /** Whether something was said to be wrong that the player may insist on. */
    public boolean isDoubtful() {
        return doubtful;
    }

    /** The color the player has, as the page shows it; what a sent page says stays as it was sent. */
    public Color getSeenColor() {
        boolean shown = Faces.getContext().getCurrentPhaseId() == PhaseId.RENDER_RESPONSE;
        return shown ? game.getSheet().color() : seenColor;
    }

    public void setSeenColor(Color seenColor) {
        this.seenColor = seenColor;
    }

    public String getPlayer() {
        return player == null ? caller.player().id().toString() : player;
    }

    public void setPlayer(String player) {
        this.player = player;
    }

    public String getWritten() {
        return Faces.isPostback()
                ? written
                : game.getSheet().record().map(Transcript::written).orElse("");
    }

    public void setWritten(String written) {
        this.written = written;
    }

    public Integer getBlack() {
        return Faces.isPostback()
                ? black
                : game.getSheet().score().map(ReportedScore::blackHalfDiscs).orElse(null);
    }

    public void setBlack(Integer black) {
        this.black = black;
    }

    public Integer getWhite() {
        return Faces.isPostback()
                ? white
                : game.getSheet().score().map(ReportedScore::whiteHalfDiscs).orElse(null);
    }

    public void setWhite(Integer white) {
        this.white = white;
    }

    public Color getDrawHolder() {
        return Faces.isPostback()
                ? drawHolder
                : game.getSheet().score().map(ReportedScore::drawHolder).orElse(null);
    }

    public void setDrawHolder(Color drawHolder) {
        this.drawHolder = drawHolder;
    }
}
