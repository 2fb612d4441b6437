package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.tournament.ForecastJob;
import outflank.tournament.Forecasting;
import outflank.tournament.Game;
import outflank.tournament.Tournament;

/** Forecasts are computed in the background, once for each picture of a tournament, and shown to whom the director says. */
@ArquillianTest
class ForecastingIT {

    @Inject
    private Hall hall;

    @Inject
    private Forecasting forecasting;

    private Actor director;
    private Tournament tournament;
    private List<Game> games;

    @BeforeEach
    void aRunningRound() {
        director = hall.director();
        tournament = hall.tournament(director, 2);
        hall.players(director, tournament, 4);
        games = hall.nextRound(director, tournament);
        hall.result(director, tournament, games.get(0), 40, 24);
    }

    @Test
    void aForecastIsComputedOnceForTheTournamentAsItStands() throws InterruptedException {
        ForecastJob job = forecasting.start(director, tournament.id());
        await(job);

        assertThat(job.state()).isEqualTo(ForecastJob.State.DONE);
        assertThat(job.percent()).isEqualTo(100);
        assertThat(job.forecast().runs()).isGreaterThanOrEqualTo(100);
        assertThat(job.forecast().chances())
                .hasSize(4)
                .allMatch(line -> line.runsWithin(4) == job.forecast().runs());
        assertThat(forecasting.start(director, tournament.id())).isSameAs(job);
        assertThat(forecasting.isPresent(hall.now(tournament), job)).isTrue();

        hall.result(director, tournament, games.get(1), 20, 44);
        assertThat(forecasting.isPresent(hall.now(tournament), job)).isFalse();
        ForecastJob next = forecasting.start(director, tournament.id());
        assertThat(next).isNotSameAs(job);
        forecasting.cancel(director, tournament.id());
        assertThat(next.isActive()).isFalse();
    }

    @Test
    void everybodySeesItWhereTheDirectorShowsIt() throws InterruptedException {
        assertThat(forecasting.ofPublic(hall.now(tournament))).isEmpty();

        forecasting.show(director, tournament.id(), true);
        ForecastJob job = forecasting.ofPublic(hall.now(tournament)).orElseThrow();
        await(job);
        assertThat(forecasting.ofPublic(hall.now(tournament))).containsSame(job);

        forecasting.show(director, tournament.id(), false);
        assertThat(forecasting.ofPublic(hall.now(tournament))).isEmpty();
    }

    @Test
    void whereNothingRemainsThereIsNothingToForecast() {
        hall.result(director, tournament, games.get(1), 20, 44);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 33, 31));

        refused("refusal.nothingToForecast", () -> forecasting.start(director, tournament.id()));
        forecasting.show(director, tournament.id(), true);
        assertThat(forecasting.ofPublic(hall.now(tournament))).isEmpty();
    }

    @Test
    void onlyTheTeamComputesAndOnlyADirectorShows() {
        Actor stranger = hall.director();

        refused("refusal.notAllowed", () -> forecasting.start(stranger, tournament.id()));
        refused("refusal.notAllowed", () -> forecasting.cancel(stranger, tournament.id()));
        refused("refusal.notAllowed", () -> forecasting.latest(stranger, tournament.id()));
        refused("refusal.notAllowed", () -> forecasting.show(stranger, tournament.id(), true));
    }

    private static void await(ForecastJob job) throws InterruptedException {
        for (int i = 0; job.isActive() && i < 900; i++) {
            Thread.sleep(100);
        }
    }
}
