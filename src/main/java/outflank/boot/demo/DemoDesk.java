package outflank.boot.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.pairing.Constraints;
import outflank.othello.Score;
import outflank.othello.Scoring;
import outflank.othello.transcript.Transcript;
import outflank.player.PersonDetails;
import outflank.record.Confirming;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.record.Source;
import outflank.tournament.CheckingIn;
import outflank.tournament.Entrant;
import outflank.tournament.Game;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Round;
import outflank.tournament.Rounds;

/** What the people of the demo do, each as one step: the director at his desk, the players at their tables. */
@ApplicationScoped
public class DemoDesk {

    /** Players who have no rating yet play as if they had this one. */
    private static final int UNRATED = 1100;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    @Inject
    private HandingIn handingIn;

    @Inject
    private Confirming confirming;

    Registering.Registration enter(Actor director, UUID tournamentId, PersonDetails person) {
        Registering.Registration registration = registering.register(director, tournamentId, person);
        checkingIn.checkIn(director, tournamentId, registration.entrant().id());
        return registration;
    }

    List<Game> publishNextRound(Actor director, UUID tournamentId) {
        pairing.pair(director, tournamentId, Constraints.none());
        Round draft = rounds.draft(director, tournamentId).orElseThrow();
        publishing.publish(director, tournamentId, draft.id());
        return rounds.games(draft.id());
    }

    String play(Game game, long seed) {
        return SimulatedGame.play(rating(game.black()), rating(game.white()), seed + game.tableNumber());
    }

    /** What somebody wrote down who lost the thread after so many moves: another game with another score. */
    String misrecorded(Game game, String moves, int after) {
        String opening = moves.substring(0, 2 * after);
        for (long seed = 0; ; seed++) {
            String other = SimulatedGame.continued(opening, rating(game.black()), rating(game.white()), seed);
            if (!score(other).equals(score(moves))) {
                return other;
            }
        }
    }

    /** A player hands in the score and the whole record. */
    void handIn(Game game, Color color, String moves) {
        handingIn.submit(player(game, color), game.id(), null, moves);
    }

    /** A player hands in the score alone. */
    void report(Game game, Color color, String moves) {
        Score score = score(moves);
        handingIn.submit(
                player(game, color),
                game.id(),
                new ReportedScore(score.blackHalfDiscs(), score.whiteHalfDiscs(), null),
                "");
    }

    /** The desk types a score slip. */
    void type(Actor director, UUID tournamentId, Game game, String moves) {
        Score score = score(moves);
        Result result = Result.ofDiscs(ResultKind.PLAYED, score.blackHalfDiscs(), score.whiteHalfDiscs());
        confirming.enter(director, tournamentId, game.id(), null, result, "");
    }

    /** The desk enters that White ran out of time and lost 31–33. */
    void typeTimeOutOfWhite(Actor director, UUID tournamentId, Game game) {
        Result result = Result.ofDiscs(ResultKind.TIME_OUT, 66, 62);
        confirming.enter(director, tournamentId, game.id(), null, result, "");
    }

    /** The director finds Black's record right. */
    void ruleForBlack(Actor director, UUID tournamentId, Game game, String moves, String reason) {
        Score score = score(moves);
        Result result = Result.ofDiscs(ResultKind.PLAYED, score.blackHalfDiscs(), score.whiteHalfDiscs());
        confirming.rule(director, tournamentId, game.id(), null, result, Source.BLACK, reason);
    }

    private static Score score(String moves) {
        return Scoring.EMPTIES_TO_WINNER.score(
                Transcript.ofMoves(moves).replay().end());
    }

    private static Actor player(Game game, Color color) {
        Entrant entrant = color == Color.BLACK ? game.black() : game.white();
        return Actor.player(entrant.id(), entrant.name());
    }

    private static int rating(Entrant entrant) {
        int rating = entrant.person().rating();
        return rating == 0 ? UNRATED : rating;
    }
}
