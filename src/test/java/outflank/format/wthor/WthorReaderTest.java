package outflank.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.SharedData;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.WthorFile;
import outflank.othello.transcript.Verdict;

/** The binary database of tournament games. */
class WthorReaderTest {

    private static final int[] FIVE_MOVES = {56, 64, 33, 34, 43};

    @ParameterizedTest
    @CsvSource({"1994,4343,62", "2018,2429,0"})
    @SharedData.Needed
    void everyTournamentGameOfAYearHasItsOfficialScore(String year, int games, int truncated) {
        ReadGames read = ReadGames.of(SharedData.bytes("wthor/WTH_" + year + ".wtb"));
        assertThat(read.format()).isEqualTo(GameFormat.WTHOR);
        assertThat(read.games()).hasSize(games).noneMatch(RecordedGame::scoreDiffers);
        assertThat(read.games()).allMatch(game -> game.date().equals(year));
        assertThat(read.games())
                .filteredOn(game -> !game.transcript().isComplete())
                .hasSize(truncated)
                .allMatch(game -> game.transcript().verdict() == Verdict.TRUNCATED);
        assertThat(read.kinds()).isEmpty();
    }

    /** Read twice, by code that shares nothing. */
    @ParameterizedTest
    @CsvSource({"1994", "2018"})
    @SharedData.Needed
    void readsWhatAPlainReadingOfTheBytesGives(String year) {
        byte[] file = SharedData.bytes("wthor/WTH_" + year + ".wtb");
        List<WthorFile.Game> plain = WthorFile.games(file);
        List<RecordedGame> games = ReadGames.of(file).games();
        assertThat(games)
                .extracting(game -> new WthorFile.Game(
                        (int) game.number(),
                        game.blackDiscs().orElseThrow(),
                        game.transcript().moves()))
                .isEqualTo(plain);
    }

    @Test
    @SharedData.Needed
    void namesArePointedToByNumber() throws IOException {
        WthorNames names = new WthorNames(
                WthorNames.players(new ByteArrayInputStream(SharedData.bytes("wthor/WTHOR.JOU"))),
                WthorNames.tournaments(new ByteArrayInputStream(SharedData.bytes("wthor/WTHOR.TRN"))));
        assertThat(names.players()).hasSize(4448).startsWith("", "Player 0001");
        assertThat(names.tournaments()).hasSize(492).startsWith("Tournament 0000", "Tournament 0001");
        RecordedGame first = ReadGames.of(SharedData.bytes("wthor/WTH_1994.wtb"), names)
                .games()
                .get(0);
        assertThat(first.event()).isEqualTo("Tournament 0046");
        assertThat(first.black()).isEqualTo("Player 0867");
        assertThat(first.white()).isEqualTo("Player 0005");
    }

    @Test
    void withoutNamesTheNumbersStand() {
        RecordedGame game = ReadGames.of(file(header(1), game(3, 17, 18, 40, 38, FIVE_MOVES)))
                .game();
        assertThat(game.event()).isEqualTo("#3");
        assertThat(game.black()).isEqualTo("#17");
        assertThat(game.white()).isEqualTo("#18");
        assertThat(game.date()).isEqualTo("1994");
        assertThat(game.blackDiscs()).hasValue(40);
        assertThat(game.details().theoreticalBlackDiscs()).hasValue(38);
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3c4");
    }

    @Test
    void namesAreLatin1AndTheUnknownHasQuestionMarks() throws IOException {
        ByteArrayOutputStream jou = new ByteArrayOutputStream();
        jou.write(header(0));
        jou.write("???\0----------------".getBytes(StandardCharsets.ISO_8859_1));
        jou.write("J\u00e9r\u00f4me \u00c9tienne\0!!!!!".getBytes(StandardCharsets.ISO_8859_1));
        jou.write("twenty letters here!".getBytes(StandardCharsets.ISO_8859_1));
        jou.write("cut".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(WthorNames.players(new ByteArrayInputStream(jou.toByteArray())))
                .containsExactly("", "J\u00e9r\u00f4me \u00c9tienne", "twenty letters here!");
    }

    @Test
    void aFileThatWasCutGivesTheGamesThatAreThere() {
        byte[] games = file(header(3), game(0, 0, 0, 40, 0, FIVE_MOVES), new byte[30]);
        ReadGames read = ReadGames.of(games);
        assertThat(read.moves()).containsExactly("f5d6c3d3c4");
        assertThat(read.remarks())
                .extracting(FormatProblem::kind, FormatProblem::found)
                .containsExactly(tuple(Kind.CUT_RECORD, "30 bytes"), tuple(Kind.GAME_COUNT, "3 promised, 1 there"));
    }

    @Test
    void moreGamesThanPromisedAreReadAndSaid() {
        byte[] game = game(0, 0, 0, 40, 0, FIVE_MOVES);
        ReadGames read = ReadGames.of(file(header(1), game, game));
        assertThat(read.games()).hasSize(2);
        assertThat(read.kinds()).containsExactly(Kind.GAME_COUNT);
    }

    @Test
    void oldFilesSayNothingOfTheBoardAndTheDepth() {
        byte[] header = header(1);
        header[12] = 0;
        header[14] = 0;
        assertThat(ReadGames.of(file(header, game(0, 0, 0, 40, 0, FIVE_MOVES))).games())
                .hasSize(1);
    }

    @Test
    void otherBoardsAreNotRead() {
        byte[] header = header(1);
        header[12] = 10;
        FormatProblem problem = ReadGames.problem(file(header, new byte[120]));
        assertThat(problem.kind()).isEqualTo(Kind.BOARD_SIZE);
        assertThat(problem.sentence())
                .isEqualTo("byte 12: the games are on another board than 8x8 (10x10); only 8x8 can be read.");
    }

    @Test
    @SharedData.Needed
    void theFilesOfNamesHoldNoGames() {
        assertThat(ReadGames.problem(SharedData.bytes("wthor/WTHOR.JOU")).kind())
                .isEqualTo(Kind.NAMES_WITHOUT_GAMES);
        assertThat(ReadGames.problem(SharedData.bytes("wthor/WTHOR.TRN")).kind())
                .isEqualTo(Kind.NAMES_WITHOUT_GAMES);
    }

    @ParameterizedTest
    @CsvSource({"99, UNREADABLE", "0, UNREADABLE", "255, UNREADABLE", "56, ILLEGAL_MOVE"})
    void whatIsNoMoveIsNotPassedOver(int third, Verdict verdict) {
        RecordedGame game = ReadGames.of(file(header(1), game(0, 0, 0, 40, 0, 56, 64, third, 34)))
                .game();
        assertThat(game.transcript().moves()).isEqualTo("f5d6");
        assertThat(game.transcript().at()).isEqualTo(3);
        if (verdict == Verdict.UNREADABLE) {
            assertThat(game.transcript().verdict()).isEqualTo(verdict);
        } else {
            assertThat(game.transcript().verdict()).isNotIn(Verdict.COMPLETE, Verdict.TRUNCATED, Verdict.UNREADABLE);
        }
    }

    @Test
    void aScoreOfMoreDiscsThanTheBoardHasSquaresIsNotTakenOver() {
        ReadGames read = ReadGames.of(file(header(1), game(0, 0, 0, 65, 0, FIVE_MOVES)));
        assertThat(read.game().blackDiscs()).isEmpty();
        assertThat(read.kinds()).containsExactly(Kind.SCORE_UNREAD);
    }

    private static byte[] header(int games) {
        return new byte[] {20, 5, 10, 8, (byte) games, 0, 0, 0, 0, 0, (byte) (1994 & 0xFF), 1994 >> 8, 8, 0, 22, 0};
    }

    private static byte[] game(int tournament, int black, int white, int discs, int theoretical, int... moves) {
        byte[] bytes = new byte[68];
        bytes[0] = (byte) tournament;
        bytes[2] = (byte) black;
        bytes[4] = (byte) white;
        bytes[6] = (byte) discs;
        bytes[7] = (byte) theoretical;
        for (int move = 0; move < moves.length; move++) {
            bytes[8 + move] = (byte) moves[move];
        }
        return bytes;
    }

    private static byte[] file(byte[]... parts) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            file.writeBytes(part);
        }
        return file.toByteArray();
    }
}
