package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;
import outflank.format.file.TournamentFiles;
import outflank.format.json.JsonWriter;
import outflank.format.papp.PappWriter;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.TournamentFile;
import outflank.format.trf.TrfWriter;
import outflank.format.wof.WofWriter;
import outflank.player.FederationNumber;
import outflank.tournament.Action;
import outflank.tournament.Competitions;
import outflank.tournament.FileHeader;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.HistoryEntry;
import outflank.tournament.PreparingFiles;
import outflank.tournament.Registering;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentExport;

/** A running tournament as files, and what the director adds for them. */
@ArquillianTest
class TournamentFilesIT {

    @Inject
    private Hall hall;

    @Inject
    private TournamentExport export;

    @Inject
    private Competitions competitions;

    @Inject
    private PreparingFiles preparing;

    @Inject
    private History history;

    @Test
    void everyFileGivesTheStandingsOfTheTournament() throws IOException {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 7);
        for (int round = 1; round <= 3; round++) {
            int discs = 33 + round;
            for (Game game : hall.nextRound(director, tournament)) {
                hall.result(director, tournament, game, discs, 64 - discs);
                discs += 7;
            }
        }
        TournamentFile file = export.read(hall.now(tournament));
        Competition competition = competitions.read(hall.now(tournament));
        assertThat(file.competition().rounds()).isEqualTo(competition.rounds());

        LocalDateTime now = LocalDateTime.of(2026, 3, 14, 20, 0);
        for (String text : List.of(
                WofWriter.write(file, "Outflank", now).text(),
                PappWriter.write(file, "Outflank").text(),
                TrfWriter.write(file).text(),
                JsonWriter.write(file).text())) {
            assertThat(standings(TournamentFiles.read(text).file().competition()))
                    .containsExactlyInAnyOrderElementsOf(standings(competition));
        }
    }

    private static List<String> standings(Competition competition) {
        return Standings.of(competition, TieBreaks.parse("brightwell=6,discs")).rows().stream()
                .map(TournamentFilesIT::line)
                .toList();
    }

    private static String line(Standing standing) {
        return standing.rank() + ": " + standing.halfPoints() + " " + standing.halfDiscs() + " "
                + standing.tieBreakValues().get(0).amount();
    }

    @Test
    void neitherSeedNorLotsAreGivenAway() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 5);
        TournamentFile file = export.read(hall.now(tournament));
        assertThat(file.rules().seed()).isEmpty();
        assertThat(file.competition().entrants())
                .extracting(outflank.competition.Entrant::lot)
                .containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void whoHasNoNumberIsNewUntilTheDirectorGivesOne() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        List<Registering.Registration> players = hall.players(director, tournament, 2);
        UUID first = players.get(0).entrant().id();
        UUID second = players.get(1).entrant().id();
        String one = number();
        String other = number();
        assertThat(export.read(tournament).entrants())
                .extracting(FileEntrant::id)
                .containsExactly("new1", "new2");

        preparing.number(
                director,
                tournament.id(),
                Map.of(first, new FederationNumber(one, false), second, new FederationNumber(other, true)));
        assertThat(export.read(tournament).entrants())
                .extracting(FileEntrant::id)
                .containsExactly(one, other);
        assertThat(export.read(tournament).entrants())
                .extracting(FileEntrant::newPlayer)
                .containsExactly(false, true);

        preparing.number(
                director,
                tournament.id(),
                Map.of(first, new FederationNumber(other, false), second, new FederationNumber(one, false)));
        assertThat(export.read(tournament).entrants())
                .extracting(FileEntrant::id)
                .containsExactly(other, one);
        assertThat(history.latest(director, tournament.id()))
                .filteredOn(line -> line.action() == Action.NUMBER_GIVEN)
                .extracting(HistoryEntry::change)
                .extracting("before", "after")
                .contains(tuple("+" + other, one));
    }

    @Test
    void aNumberBelongsToOnePersonAndOnlyTheTeamGivesIt() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        List<Registering.Registration> players = hall.players(director, tournament, 2);
        UUID first = players.get(0).entrant().id();
        UUID second = players.get(1).entrant().id();
        FederationNumber number = new FederationNumber(number(), false);
        refused(
                "refusal.federationNumberTaken",
                () -> preparing.number(director, tournament.id(), Map.of(first, number, second, number)));
        assertThat(export.read(tournament).entrants())
                .extracting(FileEntrant::federationId)
                .containsOnly("");
        Actor stranger = hall.director();
        refused("refusal.notAllowed", () -> preparing.number(stranger, tournament.id(), Map.of(first, number)));
        refused(
                "refusal.notAllowed",
                () -> preparing.describe(stranger, tournament.id(), new FileHeader("DEU", "", "Me")));
        Tournament elsewhere = hall.tournament(stranger, 3);
        refused("refusal.noEntrant", () -> preparing.number(stranger, elsewhere.id(), Map.of(first, number)));
    }

    @Test
    void theHeaderIsKeptAndWritten() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 2);
        assertThat(preparing.header(tournament.id())).isEqualTo(FileHeader.NONE);
        preparing.describe(director, tournament.id(), new FileHeader("deu", "", " Somebody "));
        assertThat(preparing.header(tournament.id())).isEqualTo(new FileHeader("DEU", "", "Somebody"));
        preparing.describe(director, tournament.id(), new FileHeader("JPN", "A director", "Somebody"));
        assertThat(WofWriter.write(export.read(tournament), "Outflank", LocalDateTime.of(2026, 3, 14, 20, 0))
                        .text())
                .contains("%%Country: JPN\n%%Date: 14/03/2026\n%%Sender: Somebody\n");
        refused("refusal.country", () -> new FileHeader("Germany", "", ""));
        refused("refusal.federationNumber", () -> new FederationNumber("12a", false));
    }

    /** Persons stay in the database of the tests, so every number is used once. */
    private static String number() {
        return String.valueOf(100_000_000 + (UUID.randomUUID().hashCode() & 0x1FFF_FFFF));
    }
}
