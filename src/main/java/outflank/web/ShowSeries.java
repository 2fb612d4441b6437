package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Optional;
import org.omnifaces.util.Faces;
import outflank.competition.series.Fraction;
import outflank.competition.series.SeriesResult;
import outflank.series.Honour;
import outflank.series.RollOfHonour;
import outflank.series.Series;
import outflank.series.SeriesDirectory;
import outflank.series.SeriesTable;
import outflank.tournament.Tournament;

/** A series as everybody sees it: who leads, its tournaments, and its roll of honour. */
@Named
@RequestScoped
public class ShowSeries {

    private static final char FRACTION_SLASH = '\u2044';
    private static final char NARROW_SPACE = '\u202F';

    @Inject
    private SeriesDirectory directory;

    @Inject
    private RollOfHonour roll;

    private Series series;
    private SeriesTable table;
    private List<Honour> honours = List.of();

    /** Loads what the page shows; without such a series the answer is "not found". */
    public void load() {
        Optional<Series> found =
                Optional.ofNullable(Faces.getRequestParameter("of")).flatMap(directory::bySlug);
        if (found.isEmpty()) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
            return;
        }
        series = found.get();
        table = directory.table(series);
        honours = roll.of(series.id()).stream()
                .sorted((one, other) -> other.details().year() - one.details().year())
                .toList();
    }

    public Series getSeries() {
        return series;
    }

    public SeriesTable getTable() {
        return table;
    }

    /** The roll of honour, the latest year first. */
    public List<Honour> getHonours() {
        return honours;
    }

    /** Whether any line names a team; then there is a column for it. */
    public boolean isTeamsNamed() {
        return honours.stream().anyMatch(honour -> !honour.details().team().isEmpty());
    }

    /** Whether any line names a champion of the women; then there is a column for her. */
    public boolean isWomenNamed() {
        return honours.stream()
                .anyMatch(honour -> !honour.details().women().name().isEmpty());
    }

    /** The result of a player in one of the tournaments that count; null if he was not there. */
    public SeriesResult result(SeriesTable.Line line, int event) {
        return line.standing().in(event).orElse(null);
    }

    /** The tournament a result is from. */
    public Tournament tournament(SeriesResult result) {
        return table.counted().get(result.event());
    }

    /** Points as they are written: 30, or 8⅓ with its fraction. */
    public String points(Fraction points) {
        long whole = Math.floorDiv(points.numerator(), points.denominator());
        long rest = Math.floorMod(points.numerator(), points.denominator());
        if (rest == 0) {
            return String.valueOf(whole);
        }
        String fraction = rest == 1 && points.denominator() == 2
                ? "½"
                : NARROW_SPACE + String.valueOf(rest) + FRACTION_SLASH + points.denominator();
        return whole == 0 ? fraction.strip() : whole + fraction;
    }
}
