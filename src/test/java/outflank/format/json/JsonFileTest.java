package outflank.format.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.OrderByHand;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFormat;
import outflank.format.tournament.TournamentHeader;

class JsonFileTest {

    @ParameterizedTest
    @MethodSource("outflank.format.tournament.Competitions#events")
    @SharedData.Needed
    void everyEventIsReadAsItWasWritten(String event) throws IOException {
        TournamentFile file = Competitions.file(event);
        TournamentFiles.Read read = TournamentFiles.read(JsonWriter.write(file).text());
        assertThat(read.format()).isEqualTo(TournamentFormat.JSON);
        assertThat(read.file()).isEqualTo(file);
    }

    @Test
    void nothingIsLost() throws IOException {
        for (long seed = 1; seed <= 300; seed++) {
            Competition competition =
                    SeededCompetition.ofEverything(seed).with(List.of(new OrderByHand(1, List.of(2, 1))));
            TournamentFile plain = Competitions.file("Cup", competition);
            TournamentFile file = new TournamentFile(
                    new TournamentHeader(
                            "Cup \"日本\"",
                            "Köln",
                            "DEU",
                            Optional.of(LocalDate.of(2026, 1, 2)),
                            Optional.empty(),
                            "A director",
                            "A sender"),
                    plain.entrants(),
                    competition,
                    new FileRules(
                            Optional.of("system=round-robin; preset=club"),
                            Optional.of("discs,lot"),
                            OptionalLong.of(-5),
                            List.of(new FileRules.Acceleration(1, 1, 2, 1, 3)),
                            List.of(new FileRules.Prohibition(1, 9, Set.of(1, 2, 3)))),
                    List.of());
            assertThat(TournamentFiles.read(JsonWriter.write(file).text()).file())
                    .as("seed %d", seed)
                    .isEqualTo(file);
        }
    }

    @Test
    void standingsAreThereForWhoeverDoesNotComputeThem() {
        String text = JsonWriter.write(Competitions.file("Cup", SeededCompetition.ofGames(3)))
                .text();
        assertThat(text.replaceAll("\\s", "")).contains("\"standings\":[{\"rank\":1,\"entrant\":\"7000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"version\" : 1 | \"version\" : 2 | NEWER_VERSION",
                "outflank-tournament | other | NO_TOURNAMENT",
                "\"planned_rounds\" : | \"x\" : | FIELD_MISSING",
                "\"lot\" : \"1\" | \"lot\" : \"one\" | FIELD_WRONG",
                "\"number\" : 2 | \"number\" : 1 | PLAYER_TWICE",
                "\"id\" : \"700002\" | \"id\" : \"700001\" | PLAYER_TWICE",
                "\"id\" : \"700002\" | \"id\" : \"\" | FIELD_WRONG",
                "\"bye_discs\" : \" | \"bye_discs\" : \"- | FIELD_WRONG",
                "\"tie_breaks\" : \"b | \"tie_breaks\" : \"x | FIELD_WRONG",
                "\"rating\" : | \"rating\" : 1. | FIELD_WRONG",
                "\"rounds\" : [ { | \"rounds\" : [ [ | FIELD_WRONG",
                "\"games\" : [ { | \"games\" : [ { \"black\" : 7, | FIELD_WRONG",
                "\"kind\" : \"played\" | \"kind\" : \"dreamt\" | FIELD_WRONG",
            })
    void whatIsNotOfTheSchemaIsToldWithItsLine(String part, String replacement, Kind kind) {
        String text = JsonWriter.write(Competitions.file("Cup", SeededCompetition.ofGames(5)))
                .text();
        assertThat(text).contains(part);
        String damaged = text.substring(0, text.indexOf(part))
                + replacement
                + text.substring(text.indexOf(part) + part.length());
        UnusableFile refusal = catchThrowableOfType(UnusableFile.class, () -> TournamentFiles.read(damaged));
        assertThat(refusal.problem().kind()).isEqualTo(kind);
        assertThat(refusal.problem().place().line()).isPositive();
    }

    @Test
    void whatNobodyKnowsIsPassedOver() throws IOException {
        TournamentFile file = Competitions.file("Cup", SeededCompetition.ofGames(5));
        String text = JsonWriter.write(file).text().replaceFirst("\\{", "{\"added\":{\"by\":[1,2.5,null,true]},");
        assertThat(TournamentFiles.read(text).file()).isEqualTo(file);
    }
}
