package outflank.web;

import java.io.Serializable;
import outflank.tournament.MissedRounds;
import outflank.usecase.Refusal;

/** What is typed about rounds somebody does not play. */
public class MissedRoundsForm implements Serializable {

    private static final long serialVersionUID = 1L;

    private Integer byeHalfPoints;
    private Integer mostByes;
    private Integer lateHalfPoints;

    final void fill(MissedRounds rules) {
        byeHalfPoints = rules.byeHalfPoints();
        mostByes = rules.mostByes();
        lateHalfPoints = rules.lateHalfPoints();
    }

    /** @throws Refusal if something typed cannot be */
    MissedRounds rules() {
        return new MissedRounds(
                byeHalfPoints == null ? 0 : byeHalfPoints,
                mostByes == null ? -1 : mostByes,
                lateHalfPoints == null ? -1 : lateHalfPoints);
    }

    public Integer getByeHalfPoints() {
        return byeHalfPoints;
    }

    public void setByeHalfPoints(Integer byeHalfPoints) {
        this.byeHalfPoints = byeHalfPoints;
    }

    public Integer getMostByes() {
        return mostByes;
    }

    public void setMostByes(Integer mostByes) {
        this.mostByes = mostByes;
    }

    public Integer getLateHalfPoints() {
        return lateHalfPoints;
    }

    public void setLateHalfPoints(Integer lateHalfPoints) {
        this.lateHalfPoints = lateHalfPoints;
    }
}
