package outflank.competition.pairing.dutch;

import java.util.Optional;
import outflank.competition.Color;

/**
 * Who of a pair has which color (C.04.3, article 5).
 *
 * @param higher the color of the higher ranked player
 * @param reason the rule that decides
 */
record ColorAllocation(Color higher, ColorReason reason) {

    /**
     * The colors of two players.
     *
     * @param higher the one who comes first in {@link DutchPlayer#ORDER}
     * @param initial the initial color: the one of odd pairing numbers (5.1)
     */
    static ColorAllocation of(DutchPlayer higher, DutchPlayer lower, Color initial) {
        Preference one = higher.preference();
        Preference other = lower.preference();
        if (one.color().isEmpty() && other.color().isEmpty()) {
            Color color = higher.pairingNumber() % 2 == 1 ? initial : initial.opposite();
            return new ColorAllocation(color, ColorReason.INITIAL_COLOR);
        }
        if (!one.sameColor(other)) {
            Color color =
                    one.color().orElseGet(() -> other.color().orElseThrow().opposite());
            return new ColorAllocation(color, ColorReason.BOTH_GRANTED);
        }
        Color wanted = one.color().orElseThrow();
        if (one.strength() != other.strength()) {
            boolean granted = one.strength().compareTo(other.strength()) > 0;
            return new ColorAllocation(granted ? wanted : wanted.opposite(), ColorReason.STRONGER_PREFERENCE);
        }
        int wider = Math.abs(higher.colorDifference()) - Math.abs(lower.colorDifference());
        if (one.isAbsolute() && wider != 0) {
            return new ColorAllocation(wider > 0 ? wanted : wanted.opposite(), ColorReason.WIDER_DIFFERENCE);
        }
        return lastDifferent(higher, lower)
                .map(color -> new ColorAllocation(color.opposite(), ColorReason.ALTERNATED))
                .orElseGet(() -> new ColorAllocation(wanted, ColorReason.HIGHER_RANKED));
    }

    /** The color of the higher ranked player in the latest game in which the two had different ones, games counted back. */
    private static Optional<Color> lastDifferent(DutchPlayer higher, DutchPlayer lower) {
        int games = Math.min(higher.colors().size(), lower.colors().size());
        for (int back = 1; back <= games; back++) {
            Color color = higher.colors().get(higher.colors().size() - back);
            if (color != lower.colors().get(lower.colors().size() - back)) {
                return Optional.of(color);
            }
        }
        return Optional.empty();
    }
}
