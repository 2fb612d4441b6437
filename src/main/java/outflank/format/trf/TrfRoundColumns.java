package outflank.format.trf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.competition.Color;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/** What the line of every player says of one round. */
final class TrfRoundColumns {

    private TrfRoundColumns() {}

    /** The entry of everybody by his number. */
    static Map<Integer, TrfEntry> of(Round round, List<Entrant> entrants) {
        Map<Integer, TrfEntry> entries = new HashMap<>();
        entrants.forEach(entrant -> entries.put(entrant.number(), TrfEntry.without('Z')));
        for (Game game : round.games()) {
            entries.put(game.black(), entry(game, Color.BLACK));
            entries.put(game.white(), entry(game, Color.WHITE));
        }
        // The form has room for one bye of the pairing; further ones of a schedule count as byes with a whole point.
        char sign = 'U';
        for (int number : round.byes().stream().sorted().toList()) {
            entries.put(number, TrfEntry.without(sign));
            sign = 'F';
        }
        round.requestedByes()
                .forEach((number, halfPoints) -> entries.put(number, TrfEntry.without("ZHF".charAt(halfPoints))));
        return entries;
    }

    private static TrfEntry entry(Game game, Color color) {
        int opponent = color == Color.BLACK ? game.white() : game.black();
        return new TrfEntry(opponent, color == Color.BLACK ? 'b' : 'w', sign(game.result(), color));
    }

    private static char sign(Optional<Result> result, Color color) {
        if (result.isEmpty()) {
            return ' ';
        }
        int halfPoints = result.get().halfPoints(color);
        if (!result.get().kind().played()) {
            return result.get().kind() == ResultKind.NO_SHOW && halfPoints == 2 ? '+' : '-';
        }
        return "0=1".charAt(halfPoints);
    }
}
