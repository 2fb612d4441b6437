package outflank.format.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Round;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFormat;
import outflank.format.tournament.WrittenTournament;

class TrfFileTest {

    /** Made up in the columns of the 2016 edition, as programs of chess write it. */
    private static final String CHESS = String.join(
            "\n",
            "012 Autumn Open",
            "022 Anywhere",
            "032 NED",
            "042 2018/10/10",
            "052 2018/10/12",
            "062 5",
            "092 Individual: Swiss-System",
            "102 An Arbiter",
            "132                                                                                        18/10/10  18/10/11",
            line(1, "m gm", "Alpha, Ann", 2400, "NED", "2.0", 1, "   2 w 1", "   3 b 1"),
            line(2, "f", "Beta, Bo", 2300, "NED", "0.5", 4, "   1 b 0", "   4 w ="),
            line(3, "", "Gamma", 2200, "", "1.0", 3, "0000 - U", "   1 w 0"),
            line(4, "", "Delta, Di", 2100, "GER", "1.5", 2, "   5 w +", "   2 b ="),
            line(5, "", "Epsilon", 2000, "", "0.0", 5, "   4 b -", "0000 - Z"),
            "XXR 4",
            "");

    private static String line(
            int number,
            String title,
            String name,
            int rating,
            String country,
            String points,
            int rank,
            String... rounds) {
        return String.format(
                Locale.ROOT,
                "001 %4d %-4s %-33s %4d %3s %11d 1990/01/01 %4s %4d  %s",
                number,
                title,
                name,
                rating,
                country,
                1_000_000 + number,
                points,
                rank,
                String.join("  ", rounds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void aFileOfChessIsReadWithWhateverEndsItsLines(String end) throws IOException {
        TournamentFiles.Read read = TournamentFiles.read(CHESS.replace("\n", end));
        assertThat(read.format()).isEqualTo(TournamentFormat.TRF);
        TournamentFile file = read.file();
        assertThat(file.remarks()).isEmpty();
        assertThat(file.header().name()).isEqualTo("Autumn Open");
        assertThat(file.header().director()).isEqualTo("An Arbiter");
        assertThat(file.header().startsOn()).hasToString("Optional[2018-10-10]");
        Competition competition = file.competition();
        assertThat(competition.plannedRounds()).isEqualTo(4);
        assertThat(competition.entrants()).extracting(Entrant::name).contains("Ann Alpha", "Gamma");
        assertThat(competition.entrant(2).rating()).isEqualTo(2300);
        assertThat(competition.rounds()).extracting(Round::byes).containsExactly(Set.of(3), Set.of());
        assertThat(competition.rounds().get(0).games().get(0).black()).isEqualTo(2);
        assertThat(competition.rounds().get(0).games().get(1).isMeeting()).isFalse();
        assertThat(competition.entrant(5).absences()).containsExactly(2);
    }

    @Test
    void everyKindOfByeIsItsOwn() throws IOException {
        Competition competition = TournamentFiles.read("001    1\n"
                        + player(2, "1.0", "0000 - F", "0000 - U")
                        + player(3, "0.5", "0000 - H", "        ")
                        + player(4, "1.0", "0000 - Z", "   5 b 1")
                        + player(5, "1.0", "0000 - U", "   4 w 0")
                        + "240 H   3    1    2\n142 5\n")
                .file()
                .competition();
        assertThat(competition.rounds().get(0).requestedByes()).isEqualTo(Map.of(2, 2, 3, 1));
        assertThat(competition.rounds()).extracting(Round::byes).containsExactly(Set.of(5), Set.of(2));
        assertThat(competition.entrant(1).absences()).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(competition.entrant(4).playsIn(3)).isTrue();
    }

    private static String player(int number, String points, String... rounds) {
        return line(number, "", "Player " + number, 0, "", points, 1, rounds) + "\n";
    }

    @Test
    void theColumnsAreThoseOfTheForm() {
        String line = TrfWriter.write(Competitions.file("Cup", SeededCompetition.ofGames(3)))
                .text()
                .lines()
                .filter(text -> text.startsWith("001 "))
                .findFirst()
                .orElseThrow();
        assertThat(line.substring(4, 8)).isEqualTo("   1");
        assertThat(line.substring(14, 47)).startsWith("Given1 Family1 ");
        assertThat(line.substring(48, 52)).matches(" *\\d+");
        assertThat(line.substring(53, 56)).matches("FRA|JPN");
        assertThat(line.substring(80, 84)).matches(" *\\d+\\.[05]");
        assertThat(line.substring(85, 89)).matches(" *\\d+");
        assertThat(line.substring(91, 99)).matches("\\d{4} [wb-] [10=UZ]");
    }

    @ParameterizedTest
    @MethodSource("outflank.format.tournament.Competitions#events")
    @SharedData.Needed
    void everyEventIsReadAsItWasWritten(String event) throws IOException {
        TournamentFile file = Competitions.file(event);
        WrittenTournament written = TrfWriter.write(file);
        assertThat(written.text()).doesNotContain("\n").contains("\r142 ", "\r152 ", "\r162 ");
        TournamentFile read = TournamentFiles.read(written.text()).file();
        assertThat(read.remarks()).isEmpty();
        assertThat(read.competition()).isEqualTo(file.competition());
    }

    @Test
    void discsAndWhatElseChessHasNoWordForIsReadBackFromComments() throws IOException {
        for (long seed = 1; seed <= 300; seed++) {
            Competition competition = SeededCompetition.ofEverything(seed);
            TournamentFile plain = Competitions.file("Cup", competition);
            FileRules rules = new FileRules(
                    Optional.of("system=swiss; preset=club"),
                    Optional.of("brightwell=2.5,discs"),
                    OptionalLong.of(99),
                    List.of(new FileRules.Acceleration(2, 1, 2, 1, 3)),
                    List.of(new FileRules.Prohibition(1, 9, Set.of(1, 2, 3))));
            TournamentFile file = new TournamentFile(plain.header(), plain.entrants(), competition, rules, List.of());
            WrittenTournament written = TrfWriter.write(file);
            TournamentFile read = TournamentFiles.read(written.text()).file();
            assertThat(read.remarks()).as("seed %d", seed).isEmpty();
            assertThat(read.competition().rounds()).as("seed %d", seed).isEqualTo(withoutAbsences(competition));
            assertThat(read.rules()).isEqualTo(rules);
            assertThat(read.competition().byeHalfDiscs()).isEqualTo(competition.byeHalfDiscs());
            assertThat(read.competition().entrants())
                    .extracting(Entrant::withdrawnFromRound)
                    .isEqualTo(competition.entrants().stream()
                            .map(Entrant::withdrawnFromRound)
                            .toList());
            assertThat(written.remarks()).extracting(FormatProblem::kind).contains(Kind.MATCHES_LOST);
        }
    }

    /** A bye without a point is an absence, for which the form has the same sign. */
    private static List<Round> withoutAbsences(Competition competition) {
        return competition.rounds().stream()
                .map(round -> new Round(
                        round.number(),
                        round.games(),
                        round.byes(),
                        round.requestedByes().entrySet().stream()
                                .filter(bye -> bye.getValue() > 0)
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))))
                .toList();
    }

    @Test
    void whatAToolOfChessHasChangedCountsMoreThanTheComment() throws IOException {
        String written = TrfWriter.write(Competitions.file("Cup", SeededCompetition.ofGames(3)))
                .text();
        String changed = written.replace('\r', '\n').replaceAll("( [bw]) [10=](?= |\\n)", "$1 =");
        TournamentFile read = TournamentFiles.read(changed).file();
        assertThat(read.remarks()).extracting(FormatProblem::kind).contains(Kind.POINTS_DIFFER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 b 1 | 4 b 1 | SIDES_DIFFER",
                "2 w 1 | 2 w = | SIDES_DIFFER",
                "2 w 1 | 2 b 1 | SIDES_DIFFER",
                "2 w 1 | 2 w ? | FIELD_WRONG",
                "2 w 1 | 9 w 1 | SIDES_DIFFER",
                "001    2 | 001    1 | PLAYER_TWICE",
                "001    2 | 001    x | FIELD_WRONG",
                "XXR 4 | XXR x | FIELD_WRONG",
            })
    void contradictionsAreToldWithTheirLine(String part, String replacement, Kind kind) {
        UnusableFile refusal = catchThrowableOfType(
                UnusableFile.class, () -> TournamentFiles.read(CHESS.replaceFirst(part, replacement)));
        assertThat(refusal.problem().kind()).isEqualTo(kind);
        assertThat(refusal.problem().place().line()).isPositive();
    }

    @Test
    void whatHasNoMeaningHereIsTold() throws IOException {
        TournamentFile file = TournamentFiles.read(CHESS + "013 A team\n162  W 3.0    D 1.0\n299 x\n")
                .file();
        assertThat(file.remarks()).extracting(FormatProblem::found).containsExactly("013 A team", "299 x");
    }
}
