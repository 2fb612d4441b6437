package outflank.web;

import java.util.UUID;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.record.PlayerSheet;
import outflank.tournament.GameResult;
import outflank.tournament.ScoreText;

/**
 * One line of a player's games.
 *
 * @param number number of the round
 * @param kind what the round was for the player
 * @param gameId the game; null without one
 * @param opponent the opponent's name, empty without a game
 * @param opponentColor the opponent's color; null without a game
 * @param score official discs, the player's own first; empty while there are none
 * @param outcome {@code won}, {@code lost} or {@code drawn}; empty while nothing is official
 * @param state where the game stands; empty without a game
 */
public record PlayerRound(
        int number,
        Kind kind,
        UUID gameId,
        String opponent,
        Color opponentColor,
        String score,
        String outcome,
        String state) {

    /** What a round can be for a player. */
    public enum Kind {
        GAME,
        BYE,
        REQUESTED_BYE,
        MISSED
    }

    static PlayerRound of(PlayerSheet sheet) {
        Result result = sheet.result().map(GameResult::result).orElse(null);
        Color own = sheet.color();
        return new PlayerRound(
                sheet.game().round().number(),
                Kind.GAME,
                sheet.game().id(),
                sheet.opponent().name(),
                own.opposite(),
                result == null
                        ? ""
                        : ScoreText.discs(result.halfDiscs(own)) + "–"
                                + ScoreText.discs(result.halfDiscs(own.opposite())),
                result == null ? "" : outcome(result.halfPoints(own)),
                sheet.state().name());
    }

    static PlayerRound without(int number, Kind kind) {
        return new PlayerRound(number, kind, null, "", null, "", "", "");
    }

    private static String outcome(int halfPoints) {
        return halfPoints == 1 ? "drawn" : halfPoints == 2 ? "won" : "lost";
    }
}
