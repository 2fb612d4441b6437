package outflank.othello;

import java.io.Serializable;
import java.util.Objects;

/**
 * How the board of a finished game becomes its score: all the rules for it in one value.
 *
 * @param empties what happens to the empty squares
 * @param wipeOut what becomes of a side without discs
 */
public record GameScoring(Scoring empties, WipeOut wipeOut) implements Serializable {

    /** The official score of world championships. */
    public static final GameScoring OFFICIAL = new GameScoring(Scoring.EMPTIES_TO_WINNER, WipeOut.WINS_ALL);

    public GameScoring {
        Objects.requireNonNull(empties, "empties");
        Objects.requireNonNull(wipeOut, "wipeOut");
    }

    /**
     * The score of a game that ended with these discs on the board.
     *
     * @param blackDiscs black discs on the board: 0 to 64
     * @param whiteDiscs white discs on the board: 0 to 64
     * @throws IllegalArgumentException if a number is negative, if there are more than 64 discs, or none at all
     */
    public Score score(int blackDiscs, int whiteDiscs) {
        return empties.score(blackDiscs, whiteDiscs, wipeOut);
    }

    /**
     * The score of a game that ended in this position.
     *
     * @throws IllegalArgumentException if the board is empty
     */
    public Score score(Position end) {
        return score(end.discs(Side.BLACK), end.discs(Side.WHITE));
    }

    /** Whether every game sums to 64 discs, so that one side's discs follow from the other's. */
    public boolean sumsToBoard() {
        return empties != Scoring.EMPTIES_TO_NOBODY;
    }
}
