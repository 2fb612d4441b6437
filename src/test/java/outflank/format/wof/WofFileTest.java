package outflank.format.wof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Match;
import outflank.competition.RealEvent;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFormat;
import outflank.format.tournament.WrittenTournament;

class WofFileTest {

    private static final LocalDateTime CREATED = LocalDateTime.of(2026, 11, 20, 12, 30);
    private static final String HEAD = "%%Tournament: Cup\n%%Country: DEU\n%%Date: 10/10/2018\n%%Sender: Somebody\n"
            + "%_%      79, A, Anna, DEU, 2, 104, 0\n%_% +  4019, B, Bert, DEU, 1, 64, 0\n"
            + "%_%       5, C, Cleo, DEU, 0, 24, 0\n";

    @Test
    @SharedData.Needed
    void theFileOfAWorldChampionshipHasItsStandings() throws IOException {
        TournamentFile file = worldChampionship();

        assertThat(file.remarks()).isEmpty();
        assertThat(file.header().name()).isEqualTo("WOC 2018");
        assertThat(file.header().startsOn()).contains(LocalDate.of(2018, 10, 10));
        assertThat(file.header().endsOn()).contains(LocalDate.of(2018, 10, 12));
        RealEvent event = RealEvent.worldChampionship(2018);
        List<Standing> rows =
                Standings.of(file.competition(), StandingsOrder.tieBreaks(file)).rows();
        for (int place = 0; place < rows.size(); place++) {
            Standing standing = rows.get(place);
            String id = file.byNumber().apply(standing.entrant().number()).id();
            RealEvent.Place published = event.published().get(place);
            assertThat(Integer.parseInt(id) - 700_000).isEqualTo(published.entrant());
            assertThat(standing.halfDiscs()).isEqualTo(2 * published.discs());
            assertThat(standing.tieBreakValues().get(0).amount())
                    .isEqualByComparingTo(event.brightwell().get(published.entrant()));
        }
    }

    @Test
    @SharedData.Needed
    void itsGamesAreWrittenAgainLineByLine() throws IOException {
        TournamentFile file = worldChampionship();

        String written = WofWriter.write(file, "Outflank", CREATED).text();

        String original = new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.US_ASCII);
        assertThat(significantLines(written)).isEqualTo(significantLines(original));
        assertThat(TournamentFiles.read(written).file()).isEqualTo(file);
    }

    /** Spaces are for the eye, and the sample says when and by what it was made. */
    private static List<String> significantLines(String text) {
        return text.lines()
                .map(line -> line.replaceAll("\\s+", ""))
                .filter(line -> !line.isEmpty() && !line.startsWith("%%Creat"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("outflank.format.tournament.Competitions#events")
    @SharedData.Needed
    void everyEventIsReadAsItWasWritten(String event) throws IOException {
        TournamentFile file = Competitions.file(event);

        WrittenTournament written = WofWriter.write(file, "Outflank", CREATED);

        List<Round> read =
                Competitions.roundsAsBefore(TournamentFiles.read(written.text()).file());
        assertThat(read).isEqualTo(file.competition().rounds());
    }

    @Test
    void aMissingGameIsABye_onlyIfThePointsSaySo() throws IOException {
        TournamentFile file = TournamentFiles.read(
                        HEAD + "%Round: 1\n    79 (40)>(24)  4019 B\n" + "%Round: 2\n4019 (40)>(24) 5 B\n")
                .file();

        Competition competition = file.competition();
        assertThat(competition.rounds()).extracting(Round::byes).containsExactly(Set.of(), Set.of(1));
        assertThat(competition.byeHalfDiscs()).isEqualTo(128);
        assertThat(competition.entrant(3).absences()).containsExactly(1);
        assertThat(file.entrants().get(1).newPlayer()).isTrue();
        assertThat(file.remarks()).isEmpty();
    }

    @Test
    void byesAreFoundAgainWhereverTheyLeaveNoChoice() throws IOException {
        for (long seed = 1; seed <= 200; seed++) {
            Competition competition = SeededCompetition.ofGames(seed);
            TournamentFile file = Competitions.file("Cup", competition);
            Competition read = TournamentFiles.read(
                            WofWriter.write(file, "Outflank", CREATED).text())
                    .file()
                    .competition();
            assertThat(read.rounds().stream()
                            .mapToInt(round -> round.byes().size())
                            .sum())
                    .as("seed %d", seed)
                    .isEqualTo(competition.rounds().stream()
                            .mapToInt(round -> round.byes().size())
                            .sum());
        }
    }

    @Test
    void gamesAfterTheRoundsAreMatchesAndKeepTheirOrder() throws IOException {
        TournamentFile file = TournamentFiles.read(
                        HEAD.replace(", 2, 104", ", 1, 40").replace(", 1, 64", ", 0, 24")
                                + "%Round: 1\n79 (40)>(24) 4019 B\n%%Added results\n79 (32)=(32) 5 B\n"
                                + "4019 (31)<(33) 79 B\n79 (50)>(14) 5 W\n")
                .file();

        assertThat(file.competition().matches()).extracting(Match::higher).containsExactly(1, 1);
        assertThat(file.competition().matches())
                .extracting(match -> match.games().size())
                .containsExactly(2, 1);
        String written = WofWriter.write(file, "Outflank", CREATED).text();
        assertThat(written)
                .endsWith("%%Added results\n    79 (32)=(32)      5 B\n  4019 (31)<(33)     79 B\n"
                        + "     5 (14)<(50)     79 B\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "79 (40)>(24) | GAME_LINE",
                "79 40-24 4019 | GAME_LINE",
                "79 (40)<(24) 4019 B | SCORE_CONTRADICTS",
                "79 (40)>(25) 4019 B | SCORE_CONTRADICTS",
                "79 (40)>(24) 79 B | PLAYED_TWICE",
                "%Round: 3 | ROUND_ORDER",
            })
    void whatIsNoGameIsNotPassedOver(String line, Kind kind) {
        UnusableFile refusal = catchThrowableOfType(
                UnusableFile.class, () -> TournamentFiles.read(HEAD + "%Round: 1\n" + line + "\n"));
        assertThat(refusal.problem().kind()).isEqualTo(kind);
        assertThat(refusal.problem().place().line()).isEqualTo(9);
    }

    @Test
    void nobodyPlaysTwiceInARound() {
        UnusableFile refusal = catchThrowableOfType(
                UnusableFile.class,
                () -> TournamentFiles.read(HEAD + "%Round: 1\n79 (40)>(24) 4019 B\n5 (40)>(24) 79 B\n"));
        assertThat(refusal).hasMessageStartingWith("line 10: a player has two places in one round");
    }

    @Test
    void theRatingPeoplesFourLinesAreAskedFor() throws IOException {
        TournamentFile file = TournamentFiles.read("%%Tournament: Cup\n%Round: 1\n1 (40)>(24) 2 B\n")
                .file();
        assertThat(file.remarks())
                .extracting(FormatProblem::found)
                .containsExactlyInAnyOrder("1", "2", "%%country", "%%date", "%%sender");
        WrittenTournament written = WofWriter.write(file, "Outflank", CREATED);
        assertThat(written.text())
                .startsWith("%%Tournament: Cup\n%%Country: ??\n%%Date: ??\n%%Sender: ??\n\n%%Creator: Outflank\n");
        assertThat(written.remarks()).extracting(FormatProblem::kind).containsOnly(Kind.HEADER_LINE_MISSING);
    }

    @Test
    void whoHasNoNumberIsANewPlayer_andNamesAreWrittenInLatinLetters() {
        TournamentFile plain = Competitions.file("Müller-Cup №1", SeededCompetition.ofGames(7));
        List<FileEntrant> entrants = plain.entrants().stream()
                .map(entrant ->
                        new FileEntrant(entrant.number(), "x" + entrant.number(), "", false, "Łęcki, Jr.", "Zoë"))
                .toList();
        TournamentFile file =
                new TournamentFile(plain.header(), entrants, plain.competition(), plain.rules(), List.of());
        WrittenTournament written = WofWriter.write(file, "Outflank", CREATED);
        assertThat(written.text()).contains("%_% +900001, Lecki  Jr., Zoe, ").isASCII();
        assertThat(written.remarks()).extracting(FormatProblem::kind).contains(Kind.NUMBERED_AS_NEW);
    }

    @Test
    void theFileIsNamedByDayAndTournament() {
        assertThat(WofWriter.fileName(Competitions.file("Müller-Cup, 1", SeededCompetition.ofGames(1))
                        .header()
                        .withDays(Optional.of(LocalDate.of(2018, 10, 10)), Optional.empty())))
                .isEqualTo("20181010_Muller_Cup_1.ELO");
    }

    private static TournamentFile worldChampionship() throws IOException {
        String text = new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.US_ASCII);
        TournamentFiles.Read read = TournamentFiles.read(text);
        assertThat(read.format()).isEqualTo(TournamentFormat.WOF);
        return read.file();
    }
}
