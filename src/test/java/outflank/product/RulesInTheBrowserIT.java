package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.othello.Move;
import outflank.othello.Side;
import outflank.othello.Situation;
import outflank.othello.Square;
import outflank.othello.Variant;
import outflank.othello.VariantGame;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** The board in the browser plays by the same rules as the engine of the server. */
@ExtendWith(Browsers.class)
class RulesInTheBrowserIT {

    private static final int GAMES = 200;

    private static final String READ = """
            const [variant, texts, openings] = arguments;
            const { rules, variants } = outflank;
            return texts.map((text, index) => {
                const read = rules.readTranscript(text, variants[variant], openings[index]);
                const { position } = read;
                const discs = rules.count(position);
                const hand = position.hand || [0, 0, 0];
                const passes = read.steps.flatMap((step) => step.passesBefore).length;
                const legal = rules.legalMoves(position).map(rules.nameOf).join("");
                return [read.status, read.canonical, discs.black, discs.white, hand[1], hand[2], passes, legal].join(" ");
            });
            """;

    @Test
    void countsAndReadsAsTheServerDoes(Chromium browser) {
        openABoard(browser);
        // Published move counts from the start, a pass counts as a move.
        assertThat(browser.driver()
                        .executeScript(
                                "return [1, 2, 3, 4, 5, 6].map((depth) => outflank.rules.perft(depth)).join(' ')"))
                .isEqualTo("4 12 56 244 1396 8200");
        for (long seed = 0; seed < GAMES; seed++) {
            InventedGame game = InventedGame.of(seed);
            Object read = browser.driver().executeScript("""
                    const read = outflank.rules.readTranscript(arguments[0]);
                    const score = outflank.rules.officialScore(read.position);
                    return {status: read.status, moves: read.canonical, black: score.black, white: score.white};
                    """, game.moves());
            assertThat(read)
                    .as("game of seed %d: %s", seed, game.moves())
                    .isEqualTo(Map.of(
                            "status",
                            "complete",
                            "moves",
                            game.moves(),
                            "black",
                            (long) game.blackDiscs(),
                            "white",
                            (long) game.whiteDiscs()));
        }
    }

    @Test
    void readsEveryVariantAsTheServerDoesRightOrWrong(Chromium browser) {
        openABoard(browser);
        for (Variant variant : Variant.values()) {
            List<String> texts = new ArrayList<>();
            List<String> openings = new ArrayList<>();
            for (long seed = 0; seed < GAMES; seed++) {
                List<String> written = texts(variant, seed);
                texts.addAll(written);
                // Half of the prescribed openings are those of another game.
                String opening = VariantGame.of(variant, seed - seed % 2).written();
                written.forEach(text -> openings.add(variant.openingPrescribed() ? opening.substring(0, 16) : ""));
            }
            Object read = browser.driver().executeScript(READ, variant.name(), texts, openings);
            List<?> answers = (List<?>) read;
            for (int index = 0; index < texts.size(); index++) {
                assertThat(answers.get(index))
                        .as("%s %s, opening %s", variant, texts.get(index), openings.get(index))
                        .isEqualTo(byTheServer(Transcript.read(texts.get(index), variant, openings.get(index))));
            }
        }
    }

    private static void openABoard(Chromium browser) {
        browser.open(RunningOutflank.shared().address().resolve("public/games?of=lighthouse-open"));
        browser.click("main a[href*='/public/game?id=']");
    }

    /** A whole game, the first part of it, and that part with something behind it that mostly is wrong. */
    private static List<String> texts(Variant variant, long seed) {
        VariantGame game = seed % 2 == 0 ? VariantGame.of(variant, seed) : VariantGame.irregular(variant, seed);
        SplittableRandom random = new SplittableRandom(seed);
        String part =
                Move.names(game.moves().subList(0, random.nextInt(game.moves().size())));
        return List.of(
                game.written(),
                part,
                part + any(random),
                part + any(random) + "{" + any(random) + "}",
                part + any(random) + "/" + any(random),
                game.written() + any(random));
    }

    private static String any(SplittableRandom random) {
        return Square.name(random.nextInt(Square.COUNT));
    }

    private static String byTheServer(Transcript transcript) {
        Situation situation = transcript.replay().last();
        while (situation.mustPass()) {
            situation = situation.pass();
        }
        return String.join(
                " ",
                inTheBrowser(transcript.verdict()),
                transcript.moves(),
                "" + situation.position().discs(Side.BLACK),
                "" + situation.position().discs(Side.WHITE),
                "" + situation.inHand(Side.BLACK),
                "" + situation.inHand(Side.WHITE),
                "" + transcript.replay().passes(),
                Square.names(situation.legalMoves()));
    }

    private static String inTheBrowser(Verdict verdict) {
        return switch (verdict) {
            case COMPLETE -> "complete";
            case TRUNCATED, EMPTY -> "unfinished";
            case ILLEGAL_MOVE, DUPLICATE_SQUARE, ISOLATED_SQUARE, MOVE_AFTER_END, TOO_MANY_MOVES -> "illegal";
            case LINE_NOT_CHOSEN -> "line";
            case IMPOSSIBLE_FLIP -> "flip";
            case OPENING_DIFFERS -> "opening";
            case UNREADABLE -> "unreadable";
            default -> throw new AssertionError("not to be read in such a text: " + verdict);
        };
    }
}
