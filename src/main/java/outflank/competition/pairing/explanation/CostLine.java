package outflank.competition.pairing.explanation;

import java.util.List;
import outflank.competition.Color;
import outflank.competition.pairing.dutch.ColorReason;
import outflank.competition.pairing.dutch.Criterion;

/** One amount of a pair's cost, with the facts behind it. */
public sealed interface CostLine {

    /** What it adds to the cost of the pair; negative where it takes something off. */
    long amount();

    /**
     * How even a player's colors are after the game.
     *
     * @param entrant number of the player
     * @param color the color he has in this game
     * @param nth the how-many-th game with this color it is, from 1
     * @param games the how-many-th of his games at all it is
     */
    record ColorBalance(int entrant, Color color, int nth, int games, long amount) implements CostLine {

        /** By how many games this color is ahead of the other after the game; negative where it is behind. */
        public int ahead() {
            return 2 * nth - games;
        }
    }

    /**
     * A player has the color of his last game again.
     *
     * @param entrant number of the player
     * @param color the color
     * @param round the round of his last game
     * @param inRow the how-many-th game in a row with this color it is, at least 2
     */
    record SameColorAgain(int entrant, Color color, int round, int inRow, long amount) implements CostLine {}

    /**
     * The difference of the scores.
     *
     * @param higher the half points of the one with more
     * @param lower the half points of the other one
     * @param virtual whether virtual points of an accelerated round are among them
     */
    record ScoreGap(int higher, int lower, boolean virtual, long amount) implements CostLine {

        /** By how many half points the two are apart. */
        public int halfPoints() {
            return higher - lower;
        }
    }

    /**
     * The bye counts as an opponent half a point below the last of the field.
     *
     * @param own half points of the player with the bye
     * @param last half points of the last player of the field
     * @param virtual whether virtual points of an accelerated round are among them
     */
    record ByeGap(int own, int last, boolean virtual, long amount) implements CostLine {

        /** By how many half points the player is above that opponent. */
        public int halfPoints() {
            return own - last + 1;
        }
    }

    /**
     * A player is taken to another score again, or back.
     *
     * @param entrant number of the player
     * @param down whether he meets somebody below him this time
     * @param again whether his last pair took him in the same direction; else in the opposite one
     * @param round the round of that pair
     */
    record Floating(int entrant, boolean down, boolean again, int round, long amount) implements CostLine {}

    /**
     * A difference of scores costs more the higher the scores are.
     *
     * @param sum half points of both together
     * @param gap half points between them
     */
    record Elitism(int sum, int gap, long amount) implements CostLine {}

    /**
     * The two have met before.
     *
     * @param rounds the rounds in which they met
     */
    record MetBefore(List<Integer> rounds, long amount) implements CostLine {

        public MetBefore {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * The two met in the round before this one.
     *
     * @param round the number of that round
     */
    record MetInLastRound(int round, long amount) implements CostLine {}

    /**
     * The two are from one country.
     *
     * @param country its three letters
     */
    record SameCountry(String country, long amount) implements CostLine {}

    /**
     * The two are from one club.
     *
     * @param club its name
     */
    record SameClub(String club, long amount) implements CostLine {}

    /**
     * Something forbidden, because no round can be made without it or the director wants it so.
     *
     * @param kind what
     * @param rounds the rounds that make it forbidden; none where the director has said so
     */
    record GivenUp(Kind kind, List<Integer> rounds, long amount) implements CostLine {

        /** What was given up. */
        public enum Kind {
            /** The two have met with the same colors. */
            SAME_COLORS,
            /** The player has had a point without playing before. */
            SECOND_BYE,
            /** The director has forbidden the pair. */
            FORBIDDEN_PAIR
        }

        public GivenUp {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * The rule of the FIDE (Dutch) System that gave the two their colors.
     *
     * @param reason the rule
     */
    record DutchColors(ColorReason reason) implements CostLine {

        @Override
        public long amount() {
            return 0;
        }
    }

    /**
     * A criterion of the FIDE (Dutch) System that the pair, or the bye, falls short of.
     *
     * @param criterion the criterion
     */
    record DutchShortcoming(Criterion criterion) implements CostLine {

        @Override
        public long amount() {
            return 0;
        }
    }

    /**
     * The bye of the FIDE (Dutch) System.
     *
     * @param halfPoints half points of who has it, as few as possible
     * @param unplayed rounds he has missed before, as few as possible too
     */
    record DutchBye(int halfPoints, int unplayed) implements CostLine {

        @Override
        public long amount() {
            return 0;
        }
    }
}
