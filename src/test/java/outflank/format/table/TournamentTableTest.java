package outflank.format.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.SharedData;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.TournamentFile;

class TournamentTableTest {

    private static final String PAPP = "#_BQ-double = 6.0;\n%_% 79 DOE, Jane \"J.\" {GBR}\n& +79 +80 +81;\n"
            + "(79 40 80 24);ronde-suivante;\n(80 32 81 32);ronde-suivante;\n";

    @Test
    void everyTableIsOfOneTournament() throws IOException {
        TournamentFile file = TournamentFiles.read(PAPP).file();
        assertThat(TournamentTable.RESULTS.of(file).lines())
                .containsExactly(
                        "round,table,black_id,black,white_id,white,kind,black_points,white_points,black_discs,white_discs",
                        "1,1,79,\"DOE, Jane \"\"J.\"\"\",80,80,played,1,0,40,24",
                        "1,,81,81,,,bye,1,,40,",
                        "2,1,80,80,81,81,played,0.5,0.5,32,32",
                        "2,,79,\"DOE, Jane \"\"J.\"\"\",,,bye,1,,40,");
        assertThat(TournamentTable.STANDINGS.of(file).lines())
                .contains(
                        "rank,id,family_name,given_name,country,points,brightwell=6,discs,wins,draws,losses,byes,total_discs")
                .contains("1,79,DOE,\"Jane \"\"J.\"\"\",GBR,2,87,80,1,0,0,1,80");
        assertThat(TournamentTable.CROSSTABLE.of(file)).contains("2,2,81,81,,1.5,bye,3W 32\r\n");
        assertThat(TournamentTable.ENTRANTS.of(file)).contains("1,79,79,no,DOE,\"Jane \"\"J.\"\"\",GBR,,,0,1,,\r\n");
    }

    /** A name that begins like a formula must not be one in somebody's spreadsheet. */
    @ParameterizedTest
    @EnumSource(TournamentTable.class)
    void noCellIsAFormula(TournamentTable table) throws IOException {
        TournamentFile plain = Competitions.file("Cup", SeededCompetition.ofEverything(11));
        List<FileEntrant> entrants = plain.entrants().stream()
                .map(entrant ->
                        new FileEntrant(entrant.number(), "@" + entrant.number(), "", false, "=HYPERLINK(\"x\")", "+1"))
                .toList();
        TournamentFile file =
                new TournamentFile(plain.header(), entrants, plain.competition(), plain.rules(), List.of());
        for (CSVRecord row : CSVFormat.RFC4180.parse(new StringReader(table.of(file)))) {
            for (String cell : row) {
                assertThat(cell).doesNotStartWith("=").doesNotStartWith("+").doesNotStartWith("@");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TournamentTable.class)
    @SharedData.Needed
    void everyRowHasAllColumns(TournamentTable table) throws IOException {
        List<CSVRecord> rows = CSVFormat.RFC4180
                .parse(new StringReader(table.of(Competitions.file("woc_1991"))))
                .getRecords();
        assertThat(rows).hasSize(table == TournamentTable.RESULTS ? 1 + 7 * 16 + 6 * 15 + 6 : 33);
        assertThat(rows).extracting(CSVRecord::size).containsOnly(rows.get(0).size());
    }
}
