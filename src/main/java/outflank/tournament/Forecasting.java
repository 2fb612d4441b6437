package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Asking for the chances of everybody in the remaining rounds, at the desk and, where the director allows it, by anybody. */
@UseCase
public class Forecasting {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Competitions competitions;

    @Inject
    private Forecasts forecasts;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * Has the chances computed as the tournament stands; if that was done already, it is not done again.
     *
     * @throws Refusal if nothing remains to be played, or too many forecasts wait
     */
    public ForecastJob start(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        Tournament tournament = entities.find(Tournament.class, tournamentId);
        ForecastJob.Input input = input(tournament);
        if (!isOpen(input.competition())) {
            throw new Refusal("refusal.nothingToForecast");
        }
        return forecasts.request(tournamentId, input);
    }

    /** Stops the computation; what was counted so far stays. */
    public void cancel(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        forecasts.latest(tournamentId).ifPresent(ForecastJob::cancel);
    }

    /** The last forecast, for the desk. */
    public Optional<ForecastJob> latest(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return forecasts.latest(tournamentId);
    }

    /** Whether a forecast was made from the tournament as it stands. */
    public boolean isPresent(Tournament tournament, ForecastJob job) {
        return job.input().equals(input(tournament));
    }

    /**
     * The forecast everybody may see; where there is none for the tournament as it stands, it is computed, unless too many
     * wait. Empty if the director does not show it, or nothing remains to be played.
     */
    public Optional<ForecastJob> ofPublic(Tournament tournament) {
        if (!tournament.isForecastPublic()) {
            return Optional.empty();
        }
        ForecastJob.Input input = input(tournament);
        Optional<ForecastJob> latest = forecasts.latest(tournament.id());
        if (!isOpen(input.competition())) {
            return Optional.empty();
        }
        try {
            return Optional.of(forecasts.request(tournament.id(), input));
        } catch (Refusal busy) {
            return latest;
        }
    }

    /** Shows the forecast to everybody, or to the desk alone. */
    public void show(Actor actor, UUID tournamentId, boolean toEverybody) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        if (tournament.isForecastPublic() != toEverybody) {
            tournament.showForecast(toEverybody);
            history.write(
                    tournamentId,
                    actor,
                    toEverybody ? Action.FORECAST_SHOWN : Action.FORECAST_HIDDEN,
                    Change.of(tournament.details().name()));
        }
    }

    private ForecastJob.Input input(Tournament tournament) {
        TournamentRules rules = tournament.rules();
        Competition competition = competitions.read(tournament);
        return new ForecastJob.Input(
                competition,
                tournament.pairingRules(),
                rules.parsedTieBreaks(),
                rules.game().drawRule().toOneSide(),
                tournament.seed() ^ competition.rounds().size());
    }

    /** Whether a game is left to play, or a round to pair. */
    private static boolean isOpen(Competition competition) {
        boolean roundsLeft = competition.rounds().size() < competition.plannedRounds();
        boolean gamesLeft = competition.rounds().stream()
                .flatMap(round -> round.games().stream())
                .anyMatch(game -> game.result().isEmpty());
        return competition.entrants().size() > 1 && (roundsLeft || gamesLeft);
    }
}
