package outflank.tournament;

import java.io.Serializable;
import java.util.List;

/**
 * The byes of one player.
 *
 * @param halfPoints half points of each by the rules
 * @param most how many he may have in all; 0 if nobody can ask for one
 * @param left how many he can still ask for
 * @param coming the rounds that are not paired yet; none if he takes no part in them
 */
public record PlayerByes(int halfPoints, int most, int left, List<Coming> coming) implements Serializable {

    /**
     * A round that is not paired yet.
     *
     * @param round its number
     * @param bye whether he has asked for a bye in it
     * @param absent whether the desk has noted him as absent, without points
     */
    public record Coming(int round, boolean bye, boolean absent) implements Serializable {}

    public PlayerByes {
        coming = List.copyOf(coming);
    }
}
