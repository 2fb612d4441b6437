package outflank.web;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import outflank.competition.series.PointsTable;
import outflank.competition.series.SeriesRules;
import outflank.usecase.Refusal;

/** What is typed to describe a series and how it is counted. */
public class SeriesForm implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final String SEPARATORS = "[\\s,;–-]+";

    /** Where a refusal belongs, by its own key or by the field it names. */
    private static final Map<String, String> FIELDS = Map.of(
            "series.name", "name",
            "refusal.seriesPoints", "places",
            "series.beyond", "beyond",
            "series.sharedFrom", "sharedFrom",
            "series.best", "best");

    private String name;
    private boolean byPlace;
    private String places = "";
    private String beyond = "0";
    private String sharedFrom = "1";
    private boolean roundedUp;
    private String best = "0";
    private boolean higherResults;

    /** A form with the rules of the European Grand Prix. */
    static SeriesForm fresh() {
        SeriesForm form = new SeriesForm();
        form.fill("", SeriesRules.europeanGrandPrix());
        return form;
    }

    final void fill(String shown, SeriesRules rules) {
        name = shown;
        fill(rules);
    }

    final void fill(SeriesRules rules) {
        byPlace = rules.table().isPresent();
        best = String.valueOf(rules.best());
        higherResults = rules.higherResultsDecide();
        rules.table().ifPresent(table -> {
            places = table.places().stream().map(String::valueOf).collect(Collectors.joining(", "));
            beyond = String.valueOf(table.beyond());
            sharedFrom = String.valueOf(table.sharedFrom());
            roundedUp = table.roundedUp();
        });
    }

    /** @throws Refusal if something typed cannot be */
    SeriesRules rules() {
        Optional<PointsTable> table = byPlace ? Optional.of(table()) : Optional.empty();
        int counting = number(best, "series.best");
        try {
            return new SeriesRules(table, counting, higherResults);
        } catch (IllegalArgumentException tooMany) {
            throw new Refusal(tooMany, "refusal.seriesNumber", "series.best");
        }
    }

    private PointsTable table() {
        String typed = places == null ? "" : places.strip();
        List<Integer> points = typed.isEmpty()
                ? List.of()
                : Arrays.stream(typed.split(SEPARATORS))
                        .map(each -> number(each, "refusal.seriesPoints"))
                        .toList();
        int others = number(beyond, "series.beyond");
        int first = number(sharedFrom, "series.sharedFrom");
        try {
            return new PointsTable(points, others, first, roundedUp);
        } catch (IllegalArgumentException impossible) {
            throw new Refusal(impossible, "refusal.seriesPoints");
        }
    }

    private static int number(String typed, String field) {
        String text = typed == null ? "0" : typed.strip();
        if (!text.matches("\\d{1,6}")) {
            throw field.startsWith("refusal.") ? new Refusal(field) : new Refusal("refusal.seriesNumber", field);
        }
        return Integer.parseInt(text);
    }

    /** The input beside which a refusal is to be shown, as client id; null if it is about none of them. */
    static String field(String form, Refusal refusal) {
        String field = FIELDS.get(refusal.key());
        if (field == null && refusal.values().length > 0) {
            field = FIELDS.get(String.valueOf(refusal.values()[0]));
        }
        return field == null ? null : form + ":" + field;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public boolean isByPlace() {
        return byPlace;
    }

    public void setByPlace(boolean byPlace) {
        this.byPlace = byPlace;
    }

    public String getPlaces() {
        return places;
    }

    public void setPlaces(String places) {
        this.places = places;
    }

    public String getBeyond() {
        return beyond;
    }

    public void setBeyond(String beyond) {
        this.beyond = beyond;
    }

    public String getSharedFrom() {
        return sharedFrom;
    }

    public void setSharedFrom(String sharedFrom) {
        this.sharedFrom = sharedFrom;
    }

    public boolean isRoundedUp() {
        return roundedUp;
    }

    public void setRoundedUp(boolean roundedUp) {
        this.roundedUp = roundedUp;
    }

    public String getBest() {
        return best;
    }

    public void setBest(String best) {
        this.best = best;
    }

    public boolean isHigherResults() {
        return higherResults;
    }

    public void setHigherResults(boolean higherResults) {
        this.higherResults = higherResults;
    }
}
