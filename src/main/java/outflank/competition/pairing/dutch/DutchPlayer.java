package outflank.competition.pairing.dutch;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import outflank.competition.Color;

/**
 * What the rules of C.04.3 ask of one player before a round.
 *
 * @param number number of the entrant
 * @param pairingNumber the tournament pairing number (TPN, C.04.2 article 2), 1 for the strongest
 * @param halfPoints half points so far
 * @param colors the colors of the games played, the first one first
 * @param met the colors he has had against each of those he has played, by their numbers
 * @param hadPointWithoutPlaying whether a bye is out of the question for him (C2)
 * @param unplayed rounds in which he did not play (C9)
 * @param lastFloat the float of the round before
 * @param floatBefore the float of two rounds before
 * @param topscorer whether he has more than half of the points that were possible, and the last round is paired (1.8)
 * @param preference the color he should have
 */
record DutchPlayer(
        int number,
        int pairingNumber,
        int halfPoints,
        List<Color> colors,
        Map<Integer, Set<Color>> met,
        boolean hadPointWithoutPlaying,
        int unplayed,
        Float lastFloat,
        Float floatBefore,
        boolean topscorer,
        Preference preference) {

    /** What a round can have been for somebody (1.4). */
    enum Float {
        NONE,
        /** He met a player with a lower score, or scored more than a loss without playing. */
        DOWN,
        /** He met a player with a higher score. */
        UP
    }

    /** The order of players in all rules: by score, then by pairing number (1.2). */
    static final Comparator<DutchPlayer> ORDER = Comparator.comparingInt((DutchPlayer player) -> -player.halfPoints)
            .thenComparing(DutchPlayer::pairingNumber);

    DutchPlayer {
        colors = List.copyOf(colors);
        met = Map.copyOf(met);
    }

    /** Games with Black minus games with White (1.6). */
    int colorDifference() {
        return Preference.difference(colors);
    }

    /** Whether a game with this color would be the third one in a row. */
    boolean thirdInRow(Color color) {
        int games = colors.size();
        return games > 1 && colors.get(games - 1) == color && colors.get(games - 2) == color;
    }

    /** How far the numbers of games with the two colors would be apart after a game with this color. */
    int imbalanceAfter(Color color) {
        return Math.abs(colorDifference() + (color == Color.BLACK ? 1 : -1));
    }
}
