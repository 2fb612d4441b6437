package outflank.web;

import java.io.Serializable;
import java.util.Map;
import outflank.series.HonourDetails;
import outflank.series.HonourDetails.Laureate;
import outflank.usecase.Refusal;

/** What is typed to add a line to a roll of honour. */
public class HonourForm implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Where a refusal belongs, by its own key or by the field it names. */
    private static final Map<String, String> FIELDS = Map.of(
            "refusal.honourYear", "year",
            "honour.place", "place",
            "honour.champion", "champion",
            "honour.name", "champion",
            "refusal.country", "championCountry",
            "person.country", "championCountry");

    private String year;
    private String place;
    private String champion;
    private String championCountry;
    private String team;
    private String runnerUp;
    private String runnerUpCountry;
    private String women;
    private String womenCountry;
    private boolean unofficial;

    /** @throws Refusal if something typed cannot be */
    HonourDetails details() {
        String typed = year == null ? "" : year.strip();
        if (!typed.matches("\\d{4}")) {
            throw new Refusal("refusal.honourYear", typed);
        }
        return new HonourDetails(
                Integer.parseInt(typed),
                !unofficial,
                place,
                new Laureate(champion, championCountry),
                team,
                new Laureate(runnerUp, runnerUpCountry),
                new Laureate(women, womenCountry));
    }

    /** The input beside which a refusal is to be shown, as client id; null if it is about none of them. */
    static String field(String form, Refusal refusal) {
        String field = FIELDS.get(refusal.key());
        if (field == null && refusal.values().length > 0) {
            field = FIELDS.get(String.valueOf(refusal.values()[0]));
        }
        return field == null ? null : form + ":" + field;
    }

    void clear() {
        year = null;
        place = null;
        champion = null;
        championCountry = null;
        team = null;
        runnerUp = null;
        runnerUpCountry = null;
        women = null;
        womenCountry = null;
        unofficial = false;
    }

    public String getYear() {
        return year;
    }

    public void setYear(String year) {
        this.year = year;
    }

    public String getPlace() {
        return place;
    }

    public void setPlace(String place) {
        this.place = place;
    }

    public String getChampion() {
        return champion;
    }

    public void setChampion(String champion) {
        this.champion = champion;
    }

    public String getChampionCountry() {
        return championCountry;
    }

    public void setChampionCountry(String championCountry) {
        this.championCountry = championCountry;
    }

    public String getTeam() {
        return team;
    }

    public void setTeam(String team) {
        this.team = team;
    }

    public String getRunnerUp() {
        return runnerUp;
    }

    public void setRunnerUp(String runnerUp) {
        this.runnerUp = runnerUp;
    }

    public String getRunnerUpCountry() {
        return runnerUpCountry;
    }

    public void setRunnerUpCountry(String runnerUpCountry) {
        this.runnerUpCountry = runnerUpCountry;
    }

    public String getWomen() {
        return women;
    }

    public void setWomen(String women) {
        this.women = women;
    }

    public String getWomenCountry() {
        return womenCountry;
    }

    public void setWomenCountry(String womenCountry) {
        this.womenCountry = womenCountry;
    }

    public boolean isUnofficial() {
        return unofficial;
    }

    public void setUnofficial(boolean unofficial) {
        this.unofficial = unofficial;
    }
}
