package outflank.format.papp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Round;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFormat;
import outflank.format.tournament.WrittenTournament;

class PappFileTest {

    private static final String HEAD =
            "#####\n# PAPP\n#####\n#_Nom-Tournoi   = \"Club; Cup\" ;\n#_Nombre-Rondes = 5 ;\n"
                    + "#_BQ-double = 6.000000 ;\n#_Date = \"10/10/2018\" ;\n#####\n\n";

    @Test
    void whoIsThereWithoutAnOpponentHasTheByeAndWhoIsNotMissesTheRound() throws IOException {
        TournamentFiles.Read read = TournamentFiles.read(HEAD
                + "% Inscrits pour la ronde 1\n\n& +000079 +004019\n   +000005;\n\n"
                + "raz-couplage;\n(000079 40    004019 24);\nronde-suivante;\n\n& -000079 +000005;\n"
                + "raz-couplage;\n(004019 32 000005 32); % a draw\nronde-suivante;\n& +000079;\n");

        assertThat(read.format()).isEqualTo(TournamentFormat.PAPP);
        TournamentFile file = read.file();
        assertThat(file.remarks()).isEmpty();
        assertThat(file.header().name()).isEqualTo("Club; Cup");
        assertThat(file.rules().tieBreaks()).contains("brightwell=6,discs");
        Competition competition = file.competition();
        assertThat(competition.plannedRounds()).isEqualTo(5);
        assertThat(competition.byeHalfDiscs()).isEqualTo(80);
        assertThat(competition.rounds()).extracting(Round::byes).containsExactly(Set.of(3), Set.of());
        assertThat(competition.entrants()).extracting(Entrant::absences).containsExactly(Set.of(2), Set.of(), Set.of());
        assertThat(competition.entrants())
                .extracting(Entrant::withdrawnFromRound)
                .containsOnly(OptionalInt.empty());
        assertThat(file.entrants()).extracting("id").containsExactly("000079", "004019", "000005");
    }

    @Test
    void whoIsAbsentToTheEndHasWithdrawnAndWhoComesLaterEntersThen() throws IOException {
        Competition competition = TournamentFiles.read(
                        HEAD + "& +1 +2;(1 40 2 24);ronde-suivante;" + "& -1 +3;(2 30 3 34);ronde-suivante;")
                .file()
                .competition();
        assertThat(competition.entrant(1).withdrawnFromRound()).hasValue(2);
        assertThat(competition.entrant(3).entersInRound()).isEqualTo(2);
    }

    @Test
    void anOpenPairingIsTheCurrentRoundIfItIsComplete() throws IOException {
        String begun = HEAD + "& +1 +2 +3 +4 +5;\nraz-couplage;\n(1 2);\n";
        TournamentFile complete = TournamentFiles.read(begun + "(3 4);").file();
        assertThat(complete.competition().rounds()).hasSize(1);
        assertThat(complete.competition().rounds().get(0).byes()).containsExactly(5);
        TournamentFile incomplete = TournamentFiles.read(begun).file();
        assertThat(incomplete.competition().rounds()).isEmpty();
        assertThat(incomplete.remarks()).extracting(FormatProblem::kind).containsExactly(Kind.OPEN_PAIRING);
    }

    @Test
    void aPairingThatWasMadeAnewReplacesTheOldOne() throws IOException {
        Competition competition = TournamentFiles.read(
                        HEAD + "& +1 +2;raz-couplage;(1 2);raz-couplage;(2 33 1 31);ronde-suivante;")
                .file()
                .competition();
        assertThat(competition.rounds().get(0).games()).hasSize(1);
        assertThat(competition.rounds().get(0).games().get(0).black()).isEqualTo(2);
    }

    @Test
    void namesAreTakenFromComments() throws IOException {
        TournamentFile file = TournamentFiles.read(
                        HEAD + "%_%  000079 O'NEIL, Anna Maria\t{DEU} <1641> 'a comment\n& +79 +80;")
                .file();
        assertThat(file.entrants().get(0).writtenName()).isEqualTo("O'NEIL, Anna Maria");
        assertThat(file.competition().entrant(1).rating()).isEqualTo(1641);
        assertThat(file.competition().entrant(1).country()).isEqualTo("DEU");
        assertThat(file.entrants().get(1).writtenName()).isEqualTo("80");
    }

    @ParameterizedTest
    @MethodSource("outflank.format.tournament.Competitions#events")
    @SharedData.Needed
    void everyEventIsReadAsItWasWritten(String event) throws IOException {
        TournamentFile file = Competitions.file(event);
        WrittenTournament written = PappWriter.write(file, "Outflank");
        Competition read = TournamentFiles.read(written.text()).file().competition();
        assertThat(read.rounds()).isEqualTo(file.competition().rounds());
        assertThat(read.entrants()).isEqualTo(file.competition().entrants());
        assertThat(Standings.of(read, TieBreaks.parse("brightwell=6,discs")))
                .isEqualTo(Standings.of(file.competition(), TieBreaks.parse("brightwell=6,discs")));
        assertThat(written.remarks()).isEmpty();
    }

    @Test
    void whatHasNoPlaceInTheFormStandsInCommentsAndIsReadAgain() throws IOException {
        for (long seed = 1; seed <= 300; seed++) {
            Competition competition = SeededCompetition.ofEverything(seed);
            WrittenTournament written = PappWriter.write(Competitions.file("Cup", competition), "Outflank");
            TournamentFile read = TournamentFiles.read(written.text()).file();
            assertThat(read.remarks()).isEmpty();
            assertThat(Competitions.roundsAsBefore(read))
                    .as("seed %d\n%s", seed, written.text())
                    .isEqualTo(competition.rounds());
            assertThat(read.competition().byeHalfDiscs()).isEqualTo(competition.byeHalfDiscs());
            assertThat(written.remarks()).extracting(FormatProblem::kind).contains(Kind.MATCHES_LOST);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(1 40 2 25); | SCORE_CONTRADICTS",
                "(1 400 2 24); | SCORE_CONTRADICTS",
                "(1); | GAME_LINE",
                "(1 x 2 24); | GAME_LINE",
                "(1 2);(3 1); | PLAYED_TWICE",
                "(1 1); | PLAYED_TWICE",
                "& +1 ?2; | FIELD_WRONG",
                "(1 40 2 24) | FIELD_MISSING",
            })
    void whatIsNotOfTheFormIsToldWithItsLine(String statement, Kind kind) {
        UnusableFile refusal = catchThrowableOfType(
                UnusableFile.class, () -> TournamentFiles.read(HEAD + "& +1 +2 +3 +4;\n" + statement + "\n"));
        assertThat(refusal.problem().kind()).isEqualTo(kind);
        assertThat(refusal.problem().place().line()).isEqualTo(11);
    }

    @Test
    void aByeThatWasAskedForIsNoByeOfThePairing() throws IOException {
        Competition competition = TournamentFiles.read(
                        HEAD + "& +1 +2 +3 -4;\n%: bye 000004 0.5\n(1 40 2 24);ronde-suivante;")
                .file()
                .competition();
        assertThat(competition.rounds().get(0).byes()).containsExactly(3);
        assertThat(competition.rounds().get(0).requestedByes()).isEqualTo(Map.of(4, 1));
    }
}
