package outflank.web;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import outflank.competition.standings.Progress;

/**
 * The ranks of the leaders after each round as lines, in units of the drawing. Ranks behind the last one that has a line of
 * its own are drawn on a line for all of them.
 *
 * @param width width of the drawing
 * @param height height of the drawing
 * @param lines one for each of the leaders, the first one first
 * @param rounds where each round is
 * @param ranks where some ranks are
 */
public record ProgressChart(int width, int height, List<Line> lines, List<Mark> rounds, List<Mark> ranks) {

    private static final int MOST_LINES = 10;
    private static final int MOST_RANKS = 24;
    private static final int MOST_LETTERS = 24;
    private static final int STEP = 18;
    private static final int LEFT = 34;
    private static final int RIGHT = 190;
    private static final int TOP = 26;
    private static final int DRAWN_WIDTH = 560;

    /** What stands at a place of one axis. */
    public record Mark(String text, int at) {}

    /** The way of one player: places as SVG writes them, and where the name goes. */
    public record Line(String name, String points, List<Dot> dots, int nameAt) {}

    /** One round of a line: where it is, and what it says. */
    public record Dot(int x, int y, int rank, int round) {}

    static ProgressChart of(Progress progress) {
        List<Progress.Row> leaders = progress.rows().stream().limit(MOST_LINES).toList();
        int rounds = leaders.isEmpty() ? 0 : leaders.get(0).steps().size();
        int worst = leaders.stream()
                .flatMap(row -> row.steps().stream())
                .mapToInt(Progress.Step::rank)
                .max()
                .orElse(1);
        int shown = Math.max(Math.min(worst, MOST_RANKS), leaders.size());
        List<Line> lines = new ArrayList<>();
        for (Progress.Row row : leaders) {
            lines.add(line(row, rounds, shown, lines.size()));
        }
        List<Mark> roundMarks = IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> new Mark(String.valueOf(round), x(round, rounds)))
                .toList();
        List<Mark> rankMarks = IntStream.rangeClosed(1, shown)
                .filter(rank -> rank == 1 || rank % 5 == 0 && rank < shown || rank == shown)
                .mapToObj(rank -> new Mark(rank == shown && worst > shown ? rank + "+" : String.valueOf(rank), y(rank)))
                .toList();
        return new ProgressChart(LEFT + DRAWN_WIDTH + RIGHT, y(shown) + STEP, lines, roundMarks, rankMarks);
    }

    private static Line line(Progress.Row row, int rounds, int shown, int place) {
        List<Dot> dots = row.steps().stream()
                .filter(Progress.Step::entered)
                .map(step ->
                        new Dot(x(step.round(), rounds), y(Math.min(step.rank(), shown)), step.rank(), step.round()))
                .toList();
        String points = dots.stream().map(dot -> dot.x() + "," + dot.y()).collect(Collectors.joining(" "));
        return new Line(row.standing().entrant().name(), points, dots, y(place + 1));
    }

    /** A name as it fits beside the lines. */
    public String fitting(String name) {
        int letters = name.codePointCount(0, name.length());
        return letters <= MOST_LETTERS ? name : name.substring(0, name.offsetByCodePoints(0, MOST_LETTERS - 1)) + "…";
    }

    private static int x(int round, int rounds) {
        return rounds < 2 ? LEFT + DRAWN_WIDTH : LEFT + DRAWN_WIDTH * (round - 1) / (rounds - 1);
    }

    private static int y(int rank) {
        return TOP + STEP * (rank - 1);
    }

    /** Where the names begin. */
    public int nameX() {
        return LEFT + DRAWN_WIDTH + 12;
    }

    /** Where the lines begin. */
    public int left() {
        return LEFT;
    }

    /** Where the lines end. */
    public int right() {
        return LEFT + DRAWN_WIDTH;
    }
}
