package outflank.web;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import outflank.competition.standings.Buchholz;
import outflank.competition.standings.Figure;
import outflank.competition.standings.SonnebornBerger;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreakValue;
import outflank.competition.standings.UnplayedRounds;
import outflank.competition.standings.Working;
import outflank.competition.standings.WorkingLine;
import outflank.tournament.ScoreText;

/**
 * A tie-break of a player with its working, ready to be read.
 *
 * @param name name of the tie-break
 * @param value the value as the standings show it
 * @param figures what the columns between the opponent and the contribution are
 * @param lines the working, in round order
 * @param withAmount whether what a line contributes is not one of its figures already
 * @param sum how the lines make up the value, in words
 * @param unplayed key of the text that says what becomes of unplayed rounds; null where the tie-break has no choice
 */
public record TieBreakWorking(
        String name,
        String value,
        List<Figure> figures,
        List<WorkingLine> lines,
        boolean withAmount,
        String sum,
        String unplayed) {

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    /** The workings of all tie-breaks in a row of the standings. */
    static List<TieBreakWorking> of(Standings standings, Standing row, Messages messages) {
        TieBreakTexts texts = new TieBreakTexts(standings);
        List<TieBreakWorking> workings = new ArrayList<>();
        for (int place = 0; place < standings.tieBreaks().size(); place++) {
            TieBreak tieBreak = standings.tieBreaks().get(place);
            workings.add(of(tieBreak, row.tieBreakValues().get(place), texts.of(row, place), messages));
        }
        return workings;
    }

    private static TieBreakWorking of(TieBreak tieBreak, TieBreakValue value, String shown, Messages messages) {
        Working working = value.working();
        List<Figure> figures = working.figures();
        boolean repeats = figures.size() == 1
                && working.lines().stream()
                        .allMatch(line -> !line.cut()
                                && line.amount().equals(line.figures().get(figures.get(0))));
        return new TieBreakWorking(
                tieBreak.name(),
                shown,
                figures,
                working.lines(),
                !repeats,
                value.isNone() ? messages.text("tieBreak.none") : sum(tieBreak, working, shown, messages),
                unplayed(tieBreak));
    }

    private static String sum(TieBreak tieBreak, Working working, String shown, Messages messages) {
        List<Object> values = new ArrayList<>();
        values.add(shown);
        values.add(working.sum().toPlainString());
        values.add(working.sum(Figure.DISCS).toPlainString());
        values.add(working.sum(Figure.POINTS).toPlainString());
        working.steps().forEach(step -> values.add(step.toPlainString()));
        return messages.text("tieBreak." + tieBreak.name() + ".sum", values.toArray());
    }

    private static String unplayed(TieBreak tieBreak) {
        UnplayedRounds way = null;
        if (tieBreak instanceof Buchholz buchholz) {
            way = buchholz.unplayed();
        } else if (tieBreak instanceof SonnebornBerger sonneborn) {
            way = sonneborn.unplayed();
        }
        return way == null ? null : "tieBreak.unplayed." + way.name().toLowerCase(Locale.ROOT);
    }

    /** A figure of a line as it is written; points with ½, everything else as a decimal. Empty if the line has none. */
    public String figure(WorkingLine line, Figure figure) {
        BigDecimal number = line.figures().get(figure);
        if (number == null) {
            return "";
        }
        return switch (figure) {
            case POINTS, COUNTED_POINTS, POINTS_MADE, RUNNING_POINTS ->
                ScoreText.points(number.multiply(TWO).intValueExact());
            case DISCS, OPPONENTS_DISCS, RATING -> number.toPlainString();
        };
    }

    /** What a line contributes, as a decimal. */
    public String amount(WorkingLine line) {
        return line.amount().toPlainString();
    }
}
