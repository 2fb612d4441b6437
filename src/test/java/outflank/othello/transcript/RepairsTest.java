package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.othello.transcript.NumberGridTest.rows;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.GameScoring;
import outflank.othello.Score;
import outflank.othello.Variant;
import outflank.othello.transcript.Repair.Kind;

/** How a damaged record may have been meant (othello.md, section 5). */
class RepairsTest {

    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";

    private static final String NINE_MOVES = "e6f4e3f6g5d6e7f5c5";

    @Test
    void twoMovesExchanged() {
        verify(GAME.replace("c5c6", "c6c5"), new Expected(Kind.SWAP, 14, 15, "c6", "c5"));
    }

    @Test
    void oneSquareMisread() {
        verify(GAME.replace("g6c7", "g7c7"), new Expected(Kind.REPLACE, 12, 0, "g7", "g6"));
    }

    @Test
    void oneMoveLeftOut() {
        verify(GAME.replace("f2", ""), new Expected(Kind.INSERT, 20, 0, "", "f2"));
    }

    @Test
    void oneMoveTooMany() {
        verify(GAME.replace("g6c7", "g6a1c7"), new Expected(Kind.ERASE, 13, 0, "a1", ""));
    }

    @Test
    void aPassThatIsNone() {
        verify(GAME.replace("g6c7", "g6 -- c7"), new Expected(Kind.ERASE_PASS, 13, 0, "--", ""));
    }

    @Test
    void movesAfterTheEnd() {
        verifyGame(NINE_MOVES, NINE_MOVES + "d3c4", new Expected(Kind.CUT, 9, 0, "d3", ""));
        verify(GAME + GAME, new Expected(Kind.CUT, 60, 0, "f5", ""));
    }

    @Test
    void aMirroredSheet() {
        String mirrored = IntStream.range(0, GAME.length())
                .mapToObj(index -> "" + (char) (index % 2 == 0 ? 'a' + 'h' - GAME.charAt(index) : GAME.charAt(index)))
                .collect(Collectors.joining());
        verify(mirrored, new Expected(Kind.MIRROR, 0, 0, "", ""));
    }

    @Test
    void digitsBeforeLetters() {
        String turned = GAME.replaceAll("(.)(.)", "$2$1 ");
        Repair repair = Repairs.of(Transcript.read(turned)).get(0);
        assertThat(repair.kind()).isEqualTo(Kind.DIGITS_FIRST);
        assertThat(repair.repaired().moves()).isEqualTo(GAME);
    }

    @Test
    void charactersThatLookAlike() {
        verify(GAME.replace("d1", "dl"), new Expected(Kind.CHARACTERS, 0, 0, "dl", "d1"));
        verify(GAME.replace("b6", " 6b "), new Expected(Kind.CHARACTERS, 0, 0, "6b", "b6"));
        verify(GAME.replace("e8", " eB "), new Expected(Kind.CHARACTERS, 0, 0, "eb", "e8"));
        verify(
                GAME.replace("d1", "dI").replace("c5", "cS").replace("g5", "95"),
                new Expected(Kind.CHARACTERS, 0, 0, "95, cs, di", "g5, c5, d1"));
    }

    @Test
    void aSquareThatIsNotOnTheBoard() {
        verify(GAME.replace("c5c6", "c9c6"), new Expected(Kind.REPLACE, 14, 0, "c9", "c5"));
        verify(GAME.replace("c5c6", "k5c6"), new Expected(Kind.REPLACE, 14, 0, "k5", "c5"));
    }

    /** Taking back the first one leads further; what is then proposed takes back the second. */
    @Test
    void twoSlipsAreTakenBackOneAfterTheOther() {
        Transcript read = Transcript.read(GAME.replace("c5c6", "c6c5").replace("e7d2", "d2e7"));
        Repair first = Repairs.of(read).get(0);
        assertThat(first.kind()).isEqualTo(Kind.SWAP);
        assertThat(first.repaired().isComplete()).isFalse();
        assertThat(first.repaired().moves().length()).isGreaterThan(read.moves().length());
        assertThat(Repairs.of(first.repaired()).get(0).repaired()).isEqualTo(Transcript.ofMoves(GAME));
    }

    @Test
    void aWordBetweenTheMovesIsNoMove() {
        verify(GAME.replace("d1", " hello d1"), new Expected(Kind.LEAVE_OUT, 36, 0, "hello", ""));
        verify(GAME.replace("d1", " ??? "), new Expected(Kind.REPLACE, 36, 0, "???", "d1"));
    }

    @Test
    void aSquareWithTheWrongNumber() {
        verify(sheet().replace("\t31\t", "\t37\t"), new Expected(Kind.RENUMBER, 31, 0, "37", "g4"));
        verify(sheet().replace("\t31\t", "\t91\t"), new Expected(Kind.RENUMBER, 31, 0, "91", "g4"));
        verify(sheet().replace("\t31\t", "\t?\t"), new Expected(Kind.RENUMBER, 31, 0, "?", "g4"));
    }

    @Test
    void aSquareWithoutItsNumber() {
        verify(sheet().replace("\t31\t", "\t\t"), new Expected(Kind.INSERT, 31, 0, "", "g4"));
    }

    @Test
    void severalWrongNumbers() {
        verify(
                sheet().replace("\t31\t", "\t37\t").replace("\t15\t", "\t?\t"),
                new Expected(Kind.RENUMBER_SEVERAL, 0, 0, "", "c6 15, g4 31"));
    }

    @Test
    void twoNumbersExchanged() {
        verify(
                sheet().replace("\t31\t", "\t?\t").replace("\t15\t", "\t31\t").replace("\t?\t", "\t15\t"),
                new Expected(Kind.SWAP, 15, 31, "g4", "c6"));
    }

    @Test
    void aNumberSkippedAndOneCountedTwice() {
        verify(sheet(number -> number > 30 ? number + 1 : number), new Expected(Kind.CLOSE_GAP, 31, 0, "", ""));
        verify(sheet(number -> number > 30 ? number - 1 : number), new Expected(Kind.COUNT_ON, 31, 30, "", "g4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {GAME, "", "f5d6c3", "hello"})
    void whereNothingIsWrongOrNothingFitsNothingIsProposed(String written) {
        assertThat(Repairs.of(Transcript.read(written))).isEmpty();
    }

    @Test
    void aGameWithoutItsLastMoveIsMadeWhole() {
        verify(GAME.substring(0, 118), new Expected(Kind.INSERT, 60, 0, "", "h1"));
    }

    @Test
    void theSignedScoreTellsThatAWholeGameWasWrittenWrong() {
        String swapped = GAME.replace("h2h3", "h3h2");
        Transcript read = Transcript.read(swapped);
        Score played = GameScoring.OFFICIAL.score(Transcript.read(GAME).replay().end());
        assertThat(read.isComplete()).isTrue();
        assertThat(Repairs.of(read)).isEmpty();
        assertThat(Repairs.of(
                        read,
                        GameScoring.OFFICIAL,
                        GameScoring.OFFICIAL.score(read.replay().end())))
                .isEmpty();
        assertThat(Repairs.of(read, GameScoring.OFFICIAL, played))
                .allSatisfy(repair -> assertThat(GameScoring.OFFICIAL.score(
                                repair.repaired().replay().end()))
                        .isEqualTo(played))
                .first()
                .satisfies(repair -> assertThat(repair.repaired().moves()).isEqualTo(GAME));
    }

    @Test
    void everyProposalIsALegalGame() {
        List<Repair> repairs = Repairs.of(Transcript.read(GAME.replace("f2", "")));
        assertThat(repairs)
                .hasSizeLessThanOrEqualTo(Repairs.MAX_REPAIRS)
                .allSatisfy(
                        repair -> assertThat(repair.repaired().verdict()).isIn(Verdict.COMPLETE, Verdict.TRUNCATED));
    }

    @Test
    void anXotGameIsRepairedLikeAnother() {
        Transcript read = Transcript.read(GAME.replace("c5c6", "c6c5"), Variant.XOT);
        assertThat(Repairs.of(read).get(0).repaired()).isEqualTo(Transcript.ofMoves(GAME, Variant.XOT));
    }

    @ParameterizedTest
    @EnumSource(
            value = Variant.class,
            names = {"OTHELLO", "XOT"},
            mode = EnumSource.Mode.EXCLUDE)
    void forOtherRulesNothingIsProposed(Variant variant) {
        assertThat(Repairs.of(Transcript.read(GAME.replace("c5c6", "c6c5"), variant)))
                .isEmpty();
    }

    @Test
    void whereDiscsLayOtherwiseThanTheRulesSayNothingIsProposed() {
        assertThat(Repairs.of(Transcript.read(GAME.replace("c5c6", "c6{d4}c5"))))
                .isEmpty();
    }

    private record Expected(Kind kind, int move, int other, String written, String meant) {}

    private static void verify(String damaged, Expected expected) {
        verifyGame(GAME, damaged, expected);
    }

    private static void verifyGame(String game, String damaged, Expected expected) {
        assertThat(damaged).isNotEqualTo(game);
        Repair first = Repairs.of(Transcript.read(damaged)).get(0);
        assertThat(first)
                .isEqualTo(new Repair(
                        expected.kind(),
                        expected.move(),
                        expected.other(),
                        expected.written(),
                        expected.meant(),
                        Transcript.ofMoves(game)));
    }

    private static String sheet() {
        return rows(GAME, "\t", "", cell -> cell).replaceAll("(?m)^", "\t").replaceAll("(?m)$", "\t");
    }

    private static String sheet(java.util.function.IntUnaryOperator number) {
        return rows(GAME, "\t", "", cell -> Integer.toString(number.applyAsInt(Integer.parseInt(cell))));
    }
}
