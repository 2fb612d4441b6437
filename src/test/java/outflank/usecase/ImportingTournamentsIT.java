package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.standings.Standings;
import outflank.format.file.TournamentFiles;
import outflank.format.json.JsonWriter;
import outflank.format.papp.PappWriter;
import outflank.format.tournament.TournamentFile;
import outflank.format.trf.TrfWriter;
import outflank.format.wof.WofWriter;
import outflank.tournament.Competitions;
import outflank.tournament.ImportingTournaments;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentExport;
import outflank.tournament.TournamentState;
import outflank.tournament.Tournaments;

/** A tournament from a file of another program is a tournament here, and the file it gives away has the same games. */
@ArquillianTest
class ImportingTournamentsIT {

    private static final LocalDate TODAY = LocalDate.of(2026, 3, 14);

    @Inject
    private Hall hall;

    @Inject
    private ImportingTournaments importing;

    @Inject
    private Competitions competitions;

    @Inject
    private TournamentExport export;

    @Inject
    private Tournaments tournaments;

    private Tournament take(Actor director, String text) {
        try {
            TournamentFiles.Read read = TournamentFiles.read(text);
            return hall.now(
                    importing.create(director, read.file(), read.format().name(), "From a file", TODAY));
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static String wof() {
        return new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.ISO_8859_1);
    }

    @Test
    @SharedData.Needed
    void theWorldChampionshipOf2018ComesInAndGoesOutWithTheSameGames() throws IOException {
        TournamentFile before = TournamentFiles.read(wof()).file();
        Tournament tournament = take(hall.director(), wof());

        assertThat(tournament.state()).isEqualTo(TournamentState.RUNNING);
        Competition here = competitions.read(tournament);
        assertThat(here.rounds()).isEqualTo(before.competition().rounds());
        assertThat(ranking(here, tournament)).isEqualTo(ranking(before.competition(), tournament));
        TournamentFile after = export.read(tournament);
        for (String written : List.of(
                WofWriter.write(after, "Outflank", TODAY.atStartOfDay()).text(),
                PappWriter.write(after, "Outflank").text(),
                TrfWriter.write(after).text(),
                JsonWriter.write(after).text())) {
            Competition again = TournamentFiles.read(written).file().competition();
            assertThat(again.rounds().stream().mapToInt(round -> round.games().size()))
                    .containsExactlyElementsOf(here.rounds().stream()
                            .map(round -> round.games().size())
                            .toList());
        }
    }

    private static List<Integer> ranking(Competition competition, Tournament tournament) {
        return Standings.of(competition, tournament.rules().parsedTieBreaks().subList(0, 2)).rows().stream()
                .map(row -> row.rank() * 1_000 + row.halfPoints())
                .toList();
    }

    @Test
    void whoeverTakesATournamentInGoesOnWithIt() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 5);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        String json = JsonWriter.write(export.read(hall.now(tournament))).text();

        Tournament taken = take(director, json);

        Competition here = competitions.read(taken);
        assertThat(here.rounds())
                .isEqualTo(competitions.read(hall.now(tournament)).rounds());
        assertThat(hall.nextRound(director, taken)).hasSize(2);
    }

    @Test
    void theSameFileTwiceIsTwoTournamentsOfTheSamePeople() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        String json = JsonWriter.write(export.read(hall.now(tournament))).text();

        Tournament first = take(director, json);
        Tournament second = take(director, json);

        assertThat(first.slug()).isNotEqualTo(second.slug());
        assertThat(export.read(first).entrants()).isEqualTo(export.read(second).entrants());
    }

    @Test
    void aResultWithoutDiscsIsRefusedWithItsTableAndNothingComesIn() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        String whole = TrfWriter.write(export.read(hall.now(tournament))).text();
        String ofChess = whole.replaceAll("### outflank game[^\\r]*", "###");

        Actor stranger = hall.director();
        refused("refusal.fileWithoutDiscs", () -> take(stranger, ofChess));
        refused("refusal.notAllowed", () -> take(Actor.visitor(), whole));
        assertThat(tournaments.ofTeamMember(stranger)).isEmpty();
        assertThat(competitions.read(take(stranger, whole)).rounds())
                .isEqualTo(competitions.read(hall.now(tournament)).rounds());
    }
}
