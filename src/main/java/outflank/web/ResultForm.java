package outflank.web;

import java.io.Serializable;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.tournament.Ending;
import outflank.tournament.ScoreCheck;
import outflank.tournament.ScoreText;
import outflank.tournament.TournamentRules;
import outflank.usecase.Refusal;

/** A result as it is typed in at the desk. */
public class ResultForm implements Serializable {

    private static final long serialVersionUID = 1L;

    private Integer table;
    private String black;
    private String white;
    private Ending ending = Ending.PLAYED;
    private Color drawHolder;
    private boolean swapped;
    private String reason;

    /**
     * @param held who wins a draw, if that was agreed before the game; null if it has to be said
     * @throws Refusal if something typed cannot be
     */
    Result result(TournamentRules rules, Color held) {
        int blackDiscs = TypedDiscs.halfDiscs(black, "color.black");
        int whiteDiscs = TypedDiscs.halfDiscs(white, "color.white");
        return ScoreCheck.result(rules.game(), ending, blackDiscs, whiteDiscs, drawHolder == null ? held : drawHolder);
    }

    /** Shows a result that is there already, to be changed. */
    void show(Result result) {
        black = ScoreText.discs(result.blackHalfDiscs());
        white = ScoreText.discs(result.whiteHalfDiscs());
        ending = Ending.of(result);
        boolean held = result.blackHalfDiscs() == result.whiteHalfDiscs()
                && result.blackHalfPoints() != result.whiteHalfPoints();
        Color winner = result.blackHalfPoints() > result.whiteHalfPoints() ? Color.BLACK : Color.WHITE;
        drawHolder = held ? winner : null;
    }

    /** Ready for the next result. */
    void clear(Integer nextTable) {
        table = nextTable;
        black = null;
        white = null;
        ending = Ending.PLAYED;
        drawHolder = null;
        swapped = false;
        reason = null;
    }

    public Integer getTable() {
        return table;
    }

    public void setTable(Integer table) {
        this.table = table;
    }

    public String getBlack() {
        return black;
    }

    public void setBlack(String black) {
        this.black = black;
    }

    public String getWhite() {
        return white;
    }

    public void setWhite(String white) {
        this.white = white;
    }

    public Ending getEnding() {
        return ending;
    }

    public void setEnding(Ending ending) {
        this.ending = ending;
    }

    public Color getDrawHolder() {
        return drawHolder;
    }

    public void setDrawHolder(Color drawHolder) {
        this.drawHolder = drawHolder;
    }

    /** Whether the colors were the other way round than they are paired; the discs are typed as played. */
    public boolean isSwapped() {
        return swapped;
    }

    public void setSwapped(boolean swapped) {
        this.swapped = swapped;
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }
}
