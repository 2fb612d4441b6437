package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.stream.IntStream;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.transcript.Repair.Kind;

/**
 * The slips that leave a number grid without a number, with one twice, or with one that is none: squares get other numbers,
 * or the numbers after a miscount move on by one.
 */
final class GridSlips {

    /** So many ways to give out the numbers are tried, and no more. */
    private static final int MAX_TRIES = 5_000;

    private static final int MAX_CANDIDATES = 60;
    private static final double RENUMBERED = Math.log(0.4 / Transcript.MAX_MOVES);
    private static final double INSERTED = Math.log(0.2 / Transcript.MAX_MOVES);
    private static final double MISCOUNTED = Math.log(0.1 / Transcript.MAX_MOVES);
    private static final double ERASED = Math.log(0.02 / Transcript.MAX_MOVES);

    private final NumberGrid grid;
    private final NavigableMap<Integer, List<Integer>> squares;

    /** Squares with a number that cannot be theirs: too big, or unreadable. */
    private final List<Integer> odd = new ArrayList<>();

    private final List<Integer> empty;
    private final int last;
    private final List<Candidate> candidates = new ArrayList<>();
    private int tries;

    private GridSlips(NumberGrid grid) {
        this.grid = grid;
        this.squares = grid.squaresByNumber(Transcript.MAX_MOVES);
        this.last = squares.isEmpty() ? 0 : squares.lastKey();
        for (int square = 0; square < Square.COUNT; square++) {
            int number = grid.number(square);
            if (number < 0 || number > Transcript.MAX_MOVES) {
                odd.add(square);
            }
        }
        this.empty = grid.squares(0).stream()
                .filter(square -> Position.start().sideAt(square).isEmpty())
                .toList();
    }

    /** Candidates for a grid whose numbers are not each there once; none if they are. */
    static List<Candidate> candidates(NumberGrid grid) {
        GridSlips slips = new GridSlips(grid);
        boolean eachOnce = slips.odd.isEmpty()
                && slips.squares.size() == slips.last
                && slips.squares.values().stream().allMatch(same -> same.size() == 1);
        if (!eachOnce) {
            slips.renumbered(Position.start(), new ArrayList<>(), 0, new LinkedHashMap<>());
            slips.miscounted();
        }
        return slips.candidates;
    }

    /** Gives the next number to the square that has it, or to one of those whose number is doubtful. */
    private void renumbered(Position position, List<Integer> moves, long given, Map<Integer, Integer> changed) {
        int number = moves.size() + 1;
        if (number > last && unplaced(number, given).isEmpty()) {
            if (!changed.isEmpty()) {
                candidates.add(renumbered(moves, changed));
            }
            return;
        }
        Position before = position.mustPass() ? position.pass() : position;
        for (int square : number > Transcript.MAX_MOVES ? List.<Integer>of() : options(number, given)) {
            if (candidates.size() < MAX_CANDIDATES && ++tries <= MAX_TRIES && before.isLegal(square)) {
                if (grid.number(square) != number) {
                    changed.put(square, number);
                }
                moves.add(square);
                renumbered(before.play(square), moves, given | Square.bit(square), changed);
                moves.remove(moves.size() - 1);
                changed.remove(square);
            }
        }
    }

    /** The squares that may have this number: those where it stands; else any whose own number is doubtful, or an empty one. */
    private List<Integer> options(int number, long given) {
        List<Integer> options = left(squares.getOrDefault(number, List.of()), given);
        if (options.isEmpty()) {
            options = unplaced(number, given);
            if (number < last) {
                options.addAll(left(empty, given));
            }
        }
        return options;
    }

    /** Squares with a number that another square may have, without the last one that can still have it. */
    private List<Integer> unplaced(int number, long given) {
        List<Integer> unplaced = left(odd, given);
        squares.forEach((own, same) -> {
            List<Integer> left = left(same, given);
            if (left.size() > (own >= number ? 1 : 0)) {
                unplaced.addAll(left);
            }
        });
        return unplaced;
    }

    private static List<Integer> left(List<Integer> squares, long given) {
        List<Integer> left = new ArrayList<>(squares.size());
        for (int square : squares) {
            if ((given & Square.bit(square)) == 0) {
                left.add(square);
            }
        }
        return left;
    }

    private Candidate renumbered(List<Integer> moves, Map<Integer, Integer> changed) {
        double plausibility = 0;
        List<String> list = new ArrayList<>();
        for (Map.Entry<Integer, Integer> change : changed.entrySet()) {
            String written = grid.cells().get(change.getKey());
            plausibility += written.isEmpty()
                    ? INSERTED
                    : RENUMBERED + Numerals.likeness(written, Integer.toString(change.getValue()));
            list.add(Square.name(change.getKey()) + " " + change.getValue());
        }
        int[] all = array(moves);
        if (changed.size() > 1) {
            return new Candidate(Kind.RENUMBER_SEVERAL, 0, 0, "", String.join(", ", list), all, plausibility);
        }
        Map.Entry<Integer, Integer> only = changed.entrySet().iterator().next();
        String name = Square.name(only.getKey());
        boolean blank = grid.cells().get(only.getKey()).isEmpty();
        return blank
                ? new Candidate(Kind.INSERT, only.getValue(), 0, "", name, all, plausibility)
                : new Candidate(
                        Kind.RENUMBER, only.getValue(), 0, grid.cells().get(only.getKey()), name, all, plausibility);
    }

    /** One number skipped, or one written twice: all the squares in the order of their numbers are the game. */
    private void miscounted() {
        List<Integer> ordered = IntStream.range(0, Square.COUNT)
                .filter(square -> grid.number(square) != 0)
                .boxed()
                .sorted(Comparator.comparingInt(grid::number))
                .toList();
        List<Integer> twice = squares.values().stream()
                .filter(same -> same.size() > 1)
                .findFirst()
                .orElse(List.of());
        List<Integer> missing = IntStream.range(1, last)
                .filter(number -> !squares.containsKey(number))
                .boxed()
                .toList();
        int extra = squares.values().stream().mapToInt(List::size).sum() - squares.size();
        boolean unreadable = odd.stream().anyMatch(square -> grid.number(square) < 0);
        if (missing.size() + extra != 1 || unreadable || ordered.size() > Transcript.MAX_MOVES) {
            return;
        }
        if (extra == 0) {
            int gap = missing.get(0);
            candidates.add(new Candidate(Kind.CLOSE_GAP, gap, 0, "", "", array(ordered), MISCOUNTED));
            return;
        }
        int number = grid.number(twice.get(0));
        for (int square : twice) {
            List<Integer> without = new ArrayList<>(ordered);
            without.remove((Integer) square);
            candidates.add(new Candidate(Kind.ERASE, number, 0, Square.name(square), "", array(without), ERASED));
            List<Integer> counted = new ArrayList<>(without);
            counted.add(number, square);
            candidates.add(new Candidate(
                    Kind.COUNT_ON, number + 1, number, "", Square.name(square), array(counted), MISCOUNTED));
        }
    }

    private static int[] array(List<Integer> moves) {
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }
}
