package outflank.web;

import java.util.List;
import java.util.Map;
import outflank.competition.pairing.explanation.PairExplanation;

/**
 * A place of a round in words.
 *
 * @param blackNumber number of the player with Black, or with the bye
 * @param black his name
 * @param whiteNumber number of the player with White; 0 for a bye
 * @param white his name; empty for a bye
 * @param reasons why the place costs what it costs
 * @param total the sum as shown; empty where the system has no prices
 */
public record PlaceWords(
        int blackNumber, String black, int whiteNumber, String white, List<CostWords.Reason> reasons, String total) {

    static PlaceWords of(PairExplanation place, Map<Integer, String> names, CostWords words) {
        int white = place.white().orElse(0);
        return new PlaceWords(
                place.black(),
                names.get(place.black()),
                white,
                names.getOrDefault(white, ""),
                words.reasons(place, names),
                place.priced() ? words.amount(place.total()) : "");
    }

    public boolean isBye() {
        return whiteNumber == 0;
    }

    public boolean isPriced() {
        return !total.isEmpty();
    }
}
