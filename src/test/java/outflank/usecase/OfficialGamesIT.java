package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalInt;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.pairing.Constraints;
import outflank.format.Ending;
import outflank.format.RecordedGame;
import outflank.record.Confirming;
import outflank.record.HandingIn;
import outflank.record.OfficialGames;
import outflank.tournament.Game;
import outflank.tournament.PairingRounds;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** Which games anybody may take away in a file, and what the file says of them. */
@ArquillianTest
class OfficialGamesIT {

    /** The shortest game there is: White has no disc left after nine moves, 64–0. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    @Inject
    private Hall hall;

    @Inject
    private OfficialGames official;

    @Inject
    private HandingIn handingIn;

    @Inject
    private Confirming confirming;

    @Inject
    private PairingRounds pairing;

    @Inject
    private Rounds rounds;

    @Test
    void onlyOfficialRecordsOfPublishedRoundsAreGivenAway() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        List<Game> games = hall.nextRound(director, tournament);
        handingIn.submit(Hall.player(games.get(0).black()), games.get(0).id(), null, SHORTEST);
        assertThat(official.ofTournament(tournament)).as("not confirmed").isEmpty();
        assertThat(official.ofGame(games.get(0).id())).isEmpty();

        hall.result(director, tournament, games.get(0), 64, 0);
        hall.result(director, tournament, games.get(1), 40, 24);
        RecordedGame given = official.ofTournament(tournament).get(0);
        assertThat(official.ofTournament(tournament)).hasSize(1);
        assertThat(given.black()).isEqualTo(games.get(0).black().name());
        assertThat(given.white()).isEqualTo(games.get(0).white().name());
        assertThat(given.event()).isEqualTo(tournament.details().name());
        assertThat(given.date()).isEqualTo("2026-03-14");
        assertThat(given.blackDiscs()).isEqualTo(OptionalInt.of(64));
        assertThat(given.transcript().moves()).isEqualTo(SHORTEST);
        assertThat(official.ofGame(games.get(0).id())).contains(given);
        assertThat(official.ofGame(games.get(1).id())).as("without a record").isEmpty();

        pairing.pair(director, tournament.id(), Constraints.none());
        Game draft = rounds.games(
                        rounds.draft(director, tournament.id()).orElseThrow().id())
                .get(0);
        assertThat(official.ofGame(draft.id())).as("still a draft").isEmpty();
    }

    @Test
    void aResultThatWasNotPlayedOutSaysSoAndScribblesStayBehind() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 1);
        hall.players(director, tournament, 2);
        Game game = hall.nextRound(director, tournament).get(0);
        confirming.enterRecord(director, tournament.id(), game.id(), "f5d6c3 and then he gave up");
        confirming.enter(
                director, tournament.id(), game.id(), null, Result.ofDiscs(ResultKind.RESIGNATION, 128, 0), "");
        RecordedGame given = official.ofGame(game.id()).orElseThrow();
        assertThat(given.details().ending()).isEqualTo(Ending.RESIGNATION);
        assertThat(given.transcript().written()).isEqualTo("f5d6c3");
    }
}
