package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import outflank.othello.Replay;
import outflank.othello.Variant;

/** Whatever is pasted, reading gives a verdict and a legal game up to the first problem. */
class RandomTextTest {

    private static final int TEXTS = 20_000;
    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";
    private static final List<String> TOKENS = List.of(
            "f5",
            "D6",
            "c3",
            "d3",
            "c4",
            "e6",
            "f4",
            "--",
            "-",
            "pa",
            "PASS",
            "ps",
            "\u2014",
            " ",
            "\n",
            ". ",
            "1.",
            "2. ",
            "37-27",
            "+10",
            "i9",
            "a",
            "9",
            "(",
            "/",
            "/d4",
            "e5/d4",
            "{",
            "}",
            "{d4}",
            "{ E5, d4 }",
            "\u0000",
            "\uD83D",
            "\uFF26\uFF15",
            "\u0130",
            ",,",
            "\u2028");

    @Test
    void tokensInAnyOrder() {
        for (long seed = 0; seed < TEXTS; seed++) {
            RandomGenerator random = new Random(seed);
            StringBuilder written = new StringBuilder();
            for (int count = random.nextInt(40); count > 0; count--) {
                written.append(TOKENS.get(random.nextInt(TOKENS.size())));
            }
            verify(written.toString(), seed);
        }
    }

    @Test
    void bytesOfAnyKind() {
        for (long seed = 0; seed < TEXTS; seed++) {
            RandomGenerator random = new Random(seed);
            byte[] bytes = new byte[random.nextInt(300)];
            random.nextBytes(bytes);
            verify(new String(bytes, seed % 2 == 0 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16BE), seed);
        }
    }

    @Test
    void gamesWithSlipsOfThePen() {
        for (long seed = 0; seed < TEXTS; seed++) {
            RandomGenerator random = new Random(seed);
            StringBuilder written = new StringBuilder(GAME);
            for (int slips = random.nextInt(4); slips > 0; slips--) {
                int at = random.nextInt(written.length());
                String token = TOKENS.get(random.nextInt(TOKENS.size()));
                written.replace(at, Math.min(written.length(), at + random.nextInt(4)), token);
            }
            verify(written.toString(), seed);
        }
    }

    private static void verify(String written, long seed) {
        Variant variant = Variant.values()[(int) (seed % Variant.values().length)];
        Transcript transcript = Transcript.read(written, variant);
        String seen = "seed " + seed + ": " + transcript;
        Replay replay = transcript.replay();
        int played = replay.steps().size();
        boolean over = replay.last().isOver();
        assertThat(transcript.written()).as(seen).isSameAs(written);
        assertThat(Transcript.ofMoves(transcript.moves(), variant).moves())
                .as(seen)
                .isEqualTo(transcript.moves());
        assertThat(transcript.offending()).as(seen).hasSizeLessThanOrEqualTo(Transcript.MAX_OFFENDING);
        assertThat(written).as(seen).contains(transcript.offending());
        assertThat(transcript.inStandardOrientation().replay().steps()).as(seen).hasSize(played);
        assertThat(transcript.firstDifference(transcript.inStandardOrientation()))
                .as(seen)
                .isEmpty();
        switch (transcript.verdict()) {
            case COMPLETE -> assertThat(over && transcript.at() == 0).as(seen).isTrue();
            case TRUNCATED ->
                assertThat(!over && transcript.at() == played).as(seen).isTrue();
            case EMPTY, TOO_LONG ->
                assertThat(played + transcript.at()).as(seen).isZero();
            case MOVE_AFTER_END ->
                assertThat(over && played < variant.mostMoves()).as(seen).isTrue();
            case TOO_MANY_MOVES -> assertThat(played).as(seen).isEqualTo(variant.mostMoves());
            case ILLEGAL_MOVE, DUPLICATE_SQUARE, ISOLATED_SQUARE, IMPOSSIBLE_FLIP ->
                assertThat(over).as(seen).isFalse();
            case LINE_NOT_CHOSEN ->
                assertThat(!over && variant.turning().isChosen()).as(seen).isTrue();
            case OPENING_DIFFERS -> fail(seen);
            case UNREADABLE -> assertThat(transcript.offending()).as(seen).isNotEmpty();
            case MISSING_NUMBER, DUPLICATE_NUMBER, NUMBER_TOO_BIG, UNREADABLE_NUMBER ->
                throw new AssertionError("a grid is seen where there is none, " + seen);
        }
        switch (transcript.verdict()) {
            case MOVE_AFTER_END,
                    TOO_MANY_MOVES,
                    ILLEGAL_MOVE,
                    DUPLICATE_SQUARE,
                    ISOLATED_SQUARE,
                    LINE_NOT_CHOSEN,
                    IMPOSSIBLE_FLIP,
                    UNREADABLE -> {
                assertThat(transcript.at()).as(seen).isEqualTo(played + 1);
                assertThat(transcript.offending()).as(seen).isNotEmpty();
            }
            default -> assertThat(transcript.offending()).as(seen).isEmpty();
        }
    }
}
