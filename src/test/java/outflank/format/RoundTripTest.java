package outflank.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.SharedData;
import outflank.format.wthor.WthorNames;
import outflank.othello.transcript.Verdict;

/** What is written is read again equal. */
class RoundTripTest {

    private static final List<String> FILES = List.of(
            "wthor/WTH_1994.wtb",
            "wthor/WTH_2018.wtb",
            "games/edge_cases.csv",
            "games/sample.csv",
            "games/shortest_draws_20_moves.csv",
            "games/slip_versus_transcript.csv");

    static Stream<Arguments> everyFileInEveryFormat() {
        return FILES.stream().flatMap(file -> Stream.of(GameFormat.values()).map(format -> Arguments.of(file, format)));
    }

    @ParameterizedTest
    @MethodSource("everyFileInEveryFormat")
    @SharedData.Needed
    void everySharedGameThroughEveryFormat(String file, GameFormat format) throws IOException {
        List<RecordedGame> games = ReadGames.of(SharedData.bytes(file), names()).games();
        // A WTHOR file has games of one year.
        Collection<List<RecordedGame>> files = format == GameFormat.WTHOR
                ? games.stream()
                        .collect(Collectors.groupingBy(RecordedGame::date))
                        .values()
                : List.of(games);
        for (List<RecordedGame> written : files) {
            ReadGames again = WrittenGames.of(format, written).readAgain();
            assertThat(again.format()).isEqualTo(format);
            assertThat(again.kinds()).isEmpty();
            assertAllEqual(written, again.games(), format);
        }
    }

    /** Everything in one file: names with all the signs that mean something in a format, and every way a game can end. */
    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void everythingAFileCanSayOfAGame(GameFormat format) {
        String names =
                "(;GM[2]PB[A\\]n\\\\a \"B\" {c} (;d) : 1-0 <&>]PW[\u00c9 - x vs y, z]EV[Cup, 40-24; [1\\]]DT[2018-10-07]";
        String moves = ";B[f5];W[d6];B[c4];W[g5];B[d7];W[c7];B[h5];W[d8];B[b8];W[b7];B[b6];W[a7];W[b5];B[a6])";
        StringBuilder file = new StringBuilder();
        for (String result : List.of("B+12", "W+64", "0", "?", "B+R", "W+T", "B+F", "W+")) {
            file.append(names).append("RE[").append(result).append(']').append(moves);
        }
        for (Ending ending : Ending.values()) {
            file.append(names)
                    .append("RE[B+2]ENDING[")
                    .append(ending)
                    .append(']')
                    .append(moves);
        }
        List<RecordedGame> games = ReadGames.of(file.toString()).games();
        ReadGames again = WrittenGames.of(format, games).readAgain();
        assertAllEqual(games, again.games(), format);
    }

    /** A record with a problem keeps it, at the same move. */
    @ParameterizedTest
    @EnumSource(value = GameFormat.class, names = "GRID", mode = EnumSource.Mode.EXCLUDE)
    void problemsStayWhatTheyAre(GameFormat format) {
        List<RecordedGame> games = ReadGames.of("f5d6c3a1c4f4\nf5d6x9c3d3c4f4\nf5d6c3c3d3c4\nf5d6 ?? c3 d3\nf5d6c3f5\n")
                .games();
        assertThat(games).hasSize(5).noneMatch(game -> game.transcript().verdict() == Verdict.TRUNCATED);
        ReadGames again = WrittenGames.of(format, games).readAgain();
        assertAllEqual(games, again.games(), format);
    }

    @ParameterizedTest
    @EnumSource(
            value = GameFormat.class,
            names = {"PLAIN", "PGN", "SGF"})
    void discsTurnedWronglyStayTurned(GameFormat format) {
        List<RecordedGame> games = ReadGames.of("f5d6{d5}c3\n").games();
        ReadGames again = WrittenGames.of(format, games).readAgain();
        assertThat(again.game().transcript().isIrregular()).isTrue();
        assertEqual(games.get(0), again.game(), format);
    }

    private static WthorNames names() throws IOException {
        return new WthorNames(
                WthorNames.players(new ByteArrayInputStream(SharedData.bytes("wthor/WTHOR.JOU"))),
                WthorNames.tournaments(new ByteArrayInputStream(SharedData.bytes("wthor/WTHOR.TRN"))));
    }

    private static void assertAllEqual(List<RecordedGame> games, List<RecordedGame> again, GameFormat format) {
        assertThat(again).hasSameSizeAs(games);
        for (int index = 0; index < games.size(); index++) {
            assertThat(again.get(index).number()).isEqualTo(index + 1L);
            assertEqual(games.get(index), again.get(index), format);
        }
    }

    private static void assertEqual(RecordedGame game, RecordedGame again, GameFormat format) {
        assertThat(again.transcript().moves())
                .as("%s", game)
                .isEqualTo(game.transcript().moves());
        assertThat(again.transcript().verdict())
                .as("%s", game)
                .isEqualTo(game.transcript().verdict());
        assertThat(again.transcript().at())
                .as("%s", game)
                .isEqualTo(game.transcript().at());
        if (format == GameFormat.PLAIN) {
            assertThat(again.black() + again.white() + again.event() + again.date())
                    .isEmpty();
            return;
        }
        boolean wthor = format == GameFormat.WTHOR;
        if (!wthor) {
            assertThat(again.black()).isEqualTo(game.black());
            assertThat(again.white()).isEqualTo(game.white());
            assertThat(again.event()).isEqualTo(game.event());
            assertThat(again.details().ending()).isEqualTo(game.details().ending());
            assertThat(again.details().winner()).isEqualTo(game.details().winner());
        } else {
            assertThat(again.black()).isEqualTo(shortened(game.black(), 19));
            assertThat(again.white()).isEqualTo(shortened(game.white(), 19));
            assertThat(again.event()).isEqualTo(shortened(game.event(), 25));
            assertThat(again.details().theoreticalBlackDiscs())
                    .isEqualTo(game.details().theoreticalBlackDiscs());
        }
        String date = wthor && !game.date().isEmpty() ? game.date().substring(0, 4) : game.date();
        assertThat(again.date()).isEqualTo(date);
        if (!wthor || game.blackDiscs().isPresent()) {
            assertThat(again.blackDiscs()).isEqualTo(game.blackDiscs());
        } else if (game.transcript().isComplete()) {
            assertThat(again.blackDiscs()).isEqualTo(game.playedBlackDiscs());
        }
    }

    private static String shortened(String name, int length) {
        return name.substring(0, Math.min(length, name.length())).strip();
    }
}
