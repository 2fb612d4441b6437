package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.othello.transcript.NumberGrid;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Repairs;
import outflank.othello.transcript.Transcript;

/**
 * Every game of 2018 gets one slip of each kind by chance, and the true game has to be among the first three proposals
 * (othello.md, section 5). A slip that leaves a legal, whole game cannot be noticed from the record alone; such cases are
 * counted apart, and with the signed score those are noticed that change it. Number grids are tried with every third game,
 * as the same rules decide about them.
 */
@SharedData.Needed
class RepairRatesTest {

    private static final long SEED = 2018;
    private static final int EVERY_GAME = 1;
    private static final int EVERY_THIRD = 3;

    /** A slip: the squares of a game in order, changed and written down. */
    private interface Slip extends BiFunction<List<Integer>, RandomGenerator, String> {}

    private static final class Rates {
        private int games;
        private int unnoticed;
        private int unnoticedWithScore;
        private int first;
        private int amongThree;
        private int amongThreeWithScore;

        double first() {
            return 100.0 * first / (games - unnoticed);
        }

        double amongThree() {
            return 100.0 * amongThree / (games - unnoticed);
        }

        double amongThreeOfAll() {
            return 100.0 * amongThree / games;
        }

        double amongThreeWithScore() {
            return 100.0 * amongThreeWithScore / (games - unnoticedWithScore);
        }

        double amongThreeOfAllWithScore() {
            return 100.0 * amongThreeWithScore / games;
        }
    }

    @Test
    void twoNeighboringMovesExchanged() {
        Slip slip = (game, random) -> {
            int move = random.nextInt(game.size() - 1);
            return exchanged(game, move, move + 1);
        };
        verify("two moves in a row exchanged", EVERY_GAME, slip, 97.5, 99.5, 91);
    }

    @Test
    void anyTwoMovesExchanged() {
        Slip slip = (game, random) -> {
            int move = random.nextInt(game.size());
            int other = random.nextInt(game.size() - 1);
            return exchanged(game, move, other < move ? other : other + 1);
        };
        verify("any two moves exchanged", EVERY_GAME, slip, 98, 99.5, 96.5);
    }

    @Test
    void aNeighborWrittenInsteadOfASquare() {
        Slip slip = (game, random) -> misread(game, random, (columns, rows) -> columns <= 1 && rows <= 1);
        verify("a neighbor written instead of a square", EVERY_GAME, slip, 98, 99.5, 99.5);
    }

    @Test
    void theRowOrTheColumnMisread() {
        Slip slip = (game, random) -> misread(game, random, (columns, rows) -> columns == 0 || rows == 0);
        verify("the row or the column misread", EVERY_GAME, slip, 98.5, 99.5, 99.5);
    }

    @Test
    void oneMoveDropped() {
        Slip slip = (game, random) -> {
            List<Integer> written = new ArrayList<>(game);
            written.remove(random.nextInt(game.size()));
            return text(written);
        };
        verify("one move dropped", EVERY_GAME, slip, 94.5, 99, 99);
    }

    @Test
    void twoNumbersOfAGridExchanged() {
        Slip slip = (game, random) -> {
            List<String> cells = cells(game);
            int move = random.nextInt(game.size());
            int other = random.nextInt(game.size() - 1);
            Collections.swap(cells, game.get(move), game.get(other < move ? other : other + 1));
            return new NumberGrid(cells).text();
        };
        verify("two numbers of a grid exchanged", EVERY_THIRD, slip, 98, 99.5, 96.5);
    }

    @Test
    void oneNumberOfAGridMisread() {
        Slip slip = (game, random) -> {
            List<String> cells = cells(game);
            int square = game.get(random.nextInt(game.size()));
            int number = random.nextInt(60);
            cells.set(square, Integer.toString(cells.get(square).equals("" + number) ? 60 : number));
            return new NumberGrid(cells).text();
        };
        verify("one number of a grid misread", EVERY_THIRD, slip, 95, 99, 99);
    }

    @Test
    void oneNumberOfAGridDropped() {
        Slip slip = (game, random) -> {
            List<String> cells = cells(game);
            cells.set(game.get(random.nextInt(game.size())), "");
            return new NumberGrid(cells).text();
        };
        verify("one number of a grid dropped", EVERY_THIRD, slip, 98, 99, 99);
    }

    private static void verify(String name, int every, Slip slip, double first, double amongThree, double ofAll) {
        Rates rates = rates(slip, every);
        System.out.printf(
                "%s: seed %d, %d games, %d unnoticed; true game first %.2f %%, among three %.2f %% (of all %.2f %%);"
                        + " with the score %d unnoticed, among three %.2f %% (of all %.2f %%)%n",
                name,
                SEED,
                rates.games,
                rates.unnoticed,
                rates.first(),
                rates.amongThree(),
                rates.amongThreeOfAll(),
                rates.unnoticedWithScore,
                rates.amongThreeWithScore(),
                rates.amongThreeOfAllWithScore());
        assertThat(rates.games).isGreaterThan(2_400 / every);
        assertThat(rates.first()).isGreaterThanOrEqualTo(first);
        assertThat(rates.amongThree()).isGreaterThanOrEqualTo(amongThree);
        assertThat(rates.amongThreeOfAll()).isGreaterThanOrEqualTo(ofAll);
    }

    private static Rates rates(Slip slip, int every) {
        RandomGenerator random = new Random(SEED);
        Rates rates = new Rates();
        for (WthorFile.Game game : WthorFile.games(SharedData.bytes("wthor/WTH_2018.wtb"))) {
            if (game.number() % every != 0) {
                continue;
            }
            Transcript played = Transcript.ofMoves(game.moves());
            Transcript read = Transcript.read(slip.apply(played.squares(), random));
            if (read.moves().equals(played.moves())) {
                continue;
            }
            Score score = Scoring.EMPTIES_TO_WINNER.score(played.replay().end());
            int place = place(Repairs.of(read), played);
            int placeWithScore = place(Repairs.of(read, GameScoring.OFFICIAL, score), played);
            boolean sameScore = read.isComplete()
                    && Scoring.EMPTIES_TO_WINNER.score(read.replay().end()).equals(score);
            rates.games++;
            rates.unnoticed += read.isComplete() ? 1 : 0;
            rates.unnoticedWithScore += sameScore ? 1 : 0;
            rates.first += place == 1 ? 1 : 0;
            rates.amongThree += place <= 3 ? 1 : 0;
            rates.amongThreeWithScore += placeWithScore <= 3 ? 1 : 0;
        }
        return rates;
    }

    private static int place(List<Repair> repairs, Transcript played) {
        for (int index = 0; index < repairs.size(); index++) {
            if (repairs.get(index).repaired().moves().equals(played.moves())) {
                return index + 1;
            }
        }
        return Integer.MAX_VALUE;
    }

    private static String exchanged(List<Integer> game, int move, int other) {
        List<Integer> written = new ArrayList<>(game);
        Collections.swap(written, move, other);
        return text(written);
    }

    private static String misread(
            List<Integer> game, RandomGenerator random, BiFunction<Integer, Integer, Boolean> possible) {
        int move = random.nextInt(game.size());
        int meant = game.get(move);
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            int columns = Math.abs(square % 8 - meant % 8);
            int rows = Math.abs(square / 8 - meant / 8);
            if (square != meant && possible.apply(columns, rows)) {
                squares.add(square);
            }
        }
        List<Integer> written = new ArrayList<>(game);
        written.set(move, squares.get(random.nextInt(squares.size())));
        return text(written);
    }

    private static List<String> cells(List<Integer> game) {
        return new ArrayList<>(NumberGrid.of(Replay.of(game)).cells());
    }

    private static String text(List<Integer> squares) {
        StringBuilder text = new StringBuilder();
        squares.forEach(square -> text.append(Square.name(square)));
        return text.toString();
    }
}
