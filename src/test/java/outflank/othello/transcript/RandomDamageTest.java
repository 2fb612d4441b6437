package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whatever is done to a record, its problems are named, and what is proposed leads further than the record does. */
class RandomDamageTest {

    private static final int RECORDS = 500;
    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";
    private static final String SHEET =
            NumberGrid.of(Transcript.ofMoves(GAME).replay()).text();
    private static final List<String> SIGNS = List.of(
            "f5", "D6", "--", "pass", " ", "\n", "6", "l", "0", "1", "b", "?", "|", "\t", ",", "", "99", "\uD83D");

    @Test
    void lettersAndDigitsOfAListOfMoves() {
        for (long seed = 0; seed < RECORDS; seed++) {
            verify(damaged(GAME, new Random(seed), SIGNS), seed);
        }
    }

    @Test
    void signsOfASheet() {
        for (long seed = 0; seed < RECORDS; seed++) {
            verify(damaged(SHEET, new Random(seed), SIGNS), seed);
        }
    }

    @Test
    void numbersOfASheet() {
        for (long seed = 0; seed < RECORDS; seed++) {
            RandomGenerator random = new Random(seed);
            List<String> cells =
                    new ArrayList<>(NumberGrid.find(SHEET).orElseThrow().cells());
            for (int changes = 1 + random.nextInt(10); changes > 0; changes--) {
                cells.set(random.nextInt(64), random.nextInt(4) == 0 ? "" : Integer.toString(random.nextInt(1, 70)));
            }
            verify(new NumberGrid(cells).text(), seed);
        }
    }

    @Test
    void numbersByChance() {
        for (long seed = 0; seed < RECORDS; seed++) {
            RandomGenerator random = new Random(seed);
            int highest = 1 + random.nextInt(64);
            verify(
                    IntStream.range(0, 64)
                            .mapToObj(cell -> random.nextInt(highest) + (cell % 8 == 7 ? "\n" : " "))
                            .collect(Collectors.joining()),
                    seed);
        }
    }

    @Test
    void theLongestRecords() {
        List.of("f5", "f5 ", "a1", "fl", "5f", "?? ", "-- ", "f5\n", "60 60 60 60 60 60 60 60\n", "1\t2\t3\n")
                .forEach(part -> verify(part.repeat(Transcript.MAX_LENGTH / part.length()), 0));
    }

    private static String damaged(String text, RandomGenerator random, List<String> signs) {
        StringBuilder written = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(written.length());
            String sign = signs.get(random.nextInt(signs.size()));
            written.replace(at, Math.min(written.length(), at + random.nextInt(4)), sign);
        }
        return written.toString();
    }

    private static void verify(String written, long seed) {
        Transcript read = Transcript.read(written);
        String seen = "seed " + seed + ": " + read;
        assertThat(Transcript.ofMoves(read.moves()).moves()).as(seen).isEqualTo(read.moves());
        List<Problem> problems = Problems.of(read);
        assertThat(problems.isEmpty()).as(seen).isEqualTo(read.isComplete());
        if (!read.isComplete()) {
            assertThat(problems.get(0).kind()).as(seen).isEqualTo(read.verdict());
            assertThat(problems.get(0).offending()).as(seen).isEqualTo(read.offending());
        }
        List<Repair> repairs = Repairs.of(read);
        assertThat(repairs)
                .as(seen)
                .hasSizeLessThanOrEqualTo(Repairs.MAX_REPAIRS)
                .doesNotHaveDuplicates();
        for (Repair repair : repairs) {
            Transcript repaired = repair.repaired();
            boolean legal = repaired.isComplete() || repaired.verdict() == Verdict.TRUNCATED;
            boolean further = repaired.moves().length() > read.moves().length();
            assertThat(legal || further).as(seen + " " + repair).isTrue();
        }
    }
}
