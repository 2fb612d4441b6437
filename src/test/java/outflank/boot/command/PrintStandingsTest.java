package outflank.boot.command;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.RealEvent;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;
import outflank.format.papp.PappWriter;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.TournamentFile;

class PrintStandingsTest {

    private static final String PAPP = "#_Nom-Tournoi = \"Cup\";\n#_Nombre-Rondes = 3;\n#_BQ-double = 2.500000;\n"
            + "%_% 000079 DOE, Jane {GBR}\n& +000079 +80 +81;\n"
            + "(000079 40 80 24);ronde-suivante;\n(80 32 81 32);ronde-suivante;\n";

    @Test
    @SharedData.Needed
    void theResultFileOfAWorldChampionshipGivesThePublishedStandings() {
        String file = new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.US_ASCII);
        CommandRun run = CommandRun.withInput(file, "standings", "--tie-breaks", "bq=6,discs", "--json", "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith(
                        "{\"standings\":[{\"rank\":1,\"id\":\"700063\",\"name\":\"PLAYER63, Given\",\"points\":\"12\","
                                + "\"bq\":\"1133\",\"discs\":476},");
        List<JsonObject> rows = rows(run);
        assertThat(rows).hasSize(82);
        assertPublished(2018, rows);
    }

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    @SharedData.Needed
    void everyWorldChampionshipWrittenForPappGivesThePublishedStandings(int year) {
        String file =
                PappWriter.write(Competitions.file("woc_" + year), "Outflank").text();
        CommandRun run = CommandRun.withInput(file, "standings", "--tie-breaks=bq=6,discs", "--json", "-");
        assertThat(run.err()).isEmpty();
        assertPublished(year, rows(run));
    }

    private static void assertPublished(int year, List<JsonObject> rows) {
        RealEvent event = RealEvent.worldChampionship(year);
        Map<String, RealEvent.Place> published = event.published().stream()
                .collect(Collectors.toMap(place -> String.valueOf(700_000 + place.entrant()), place -> place));
        int before = 0;
        for (JsonObject row : rows) {
            RealEvent.Place place = published.get(row.getString("id"));
            assertThat(row.getString("points"))
                    .isEqualTo(place.points().stripTrailingZeros().toPlainString());
            assertThat(row.getString("bq"))
                    .isEqualTo(event.brightwell()
                            .get(place.entrant())
                            .stripTrailingZeros()
                            .toPlainString());
            assertThat(row.getInt("rank")).isGreaterThanOrEqualTo(before);
            before = row.getInt("rank");
        }
        assertThat(rows).hasSameSizeAs(published.values());
    }

    @Test
    @SharedData.Needed
    void standingsAfterEveryRoundAreThoseOfTheCore() {
        TournamentFile file = Competitions.file("woc_1991");
        String papp = PappWriter.write(file, "Outflank").text();
        for (int after = 0; after <= 13; after++) {
            List<String> expected =
                    Standings.of(file.competition().afterRound(after), TieBreaks.parse("brightwell=6,discs"))
                            .rows()
                            .stream()
                            .map(PrintStandingsTest::line)
                            .toList();
            CommandRun run = CommandRun.withInput(papp, "standings", "--after", "" + after, "--json", "-");
            assertThat(rows(run)).extracting(PrintStandingsTest::line).isEqualTo(expected);
        }
    }

    private static String line(Standing standing) {
        return standing.rank() + " " + (700_000 + standing.entrant().number()) + " "
                + standing.tieBreakValues().get(0).amount().toPlainString();
    }

    private static String line(JsonObject row) {
        return row.getInt("rank") + " " + row.getString("id") + " " + row.getString("bq");
    }

    @Test
    void withoutOptionsTheFileSaysHowTiesAreBroken() {
        CommandRun run = CommandRun.withInput(PAPP, "standings", "--json", "-");
        assertThat(run.out())
                .isEqualTo(
                        "{\"standings\":["
                                + "{\"rank\":1,\"id\":\"000079\",\"name\":\"DOE, Jane\",\"points\":\"2\",\"bq\":\"78.25\",\"discs\":80},"
                                + "{\"rank\":2,\"id\":\"81\",\"name\":\"81\",\"points\":\"1.5\",\"bq\":\"69\",\"discs\":72},"
                                + "{\"rank\":3,\"id\":\"80\",\"name\":\"80\",\"points\":\"0.5\",\"bq\":\"64.75\",\"discs\":56}]}\n");
    }

    @Test
    void anotherWeightAndAnotherByeCanBeAskedFor() {
        CommandRun run = CommandRun.withInput(PAPP, "standings", "--json", "--beta", "6", "--bye-discs", "32.5", "-");
        assertThat(rows(run).get(0).getString("bq")).isEqualTo("87");
        assertThat(rows(run).get(0).getJsonNumber("discs").toString()).isEqualTo("72.5");
    }

    @Test
    void peopleGetATable() {
        CommandRun run = CommandRun.withInput(PAPP, "standings", "--tie-breaks", "discs", "-");
        assertThat(run.out().lines())
                .containsExactly(
                        "Cup, after round 2",
                        "rank  id      name       points  discs",
                        "   1  000079  DOE, Jane       2     80",
                        "   2  81      81            1.5     72",
                        "   3  80      80            0.5     56");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--after 3 | --after 3: the file has 2 rounds.",
                "--tie-breaks bq | The tie-breaks cannot be used",
                "--tie-breaks luck | \"luck\" is no tie-break",
                "--bye-discs 65 | needs a number from 0 to 64, not 65",
                "--tie-breaks discs --beta 3 | which is not among the tie-breaks",
                "--round 2 | Unknown option --round",
                "other | One file is read at a time",
            })
    void whatCannotBeDoneIsToldInASentence(String options, String sentence) {
        String[] words = ("standings " + options + " -").split(" ");
        CommandRun run = CommandRun.withInput(PAPP, words);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(sentence).hasLineCount(1);
    }

    @Test
    void whatIsNoTournamentIsToldWithAWord() {
        assertThat(CommandRun.withInput("f5d6c3\n", "standings", "-"))
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "-: no_tournament: line 1: its beginning holds no tournament in any known form (f5d6c3); "
                                + "give a WOF result file, a PAPP work file, TRF or a tournament in JSON.\n"));
        assertThat(CommandRun.of("standings", "no such file").err())
                .isEqualTo("no such file: unreadable: there is no such file.\n");
    }

    private static List<JsonObject> rows(CommandRun run) {
        return run.objects().get(0).getJsonArray("standings").stream()
                .map(JsonValue::asJsonObject)
                .toList();
    }
}
