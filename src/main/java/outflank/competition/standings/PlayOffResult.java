package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.Result;

/**
 * The play-off matches won against those who are still level. A match that stays level through all its games is won by the
 * one with the higher rank before it; one that is not over decides nothing.
 */
public record PlayOffResult() implements TieBreak {

    @Override
    public String name() {
        return "play-off";
    }

    @Override
    public boolean isAmongTheTied() {
        return true;
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        Arrays.fill(units, Amounts.NONE);
        for (Match match : tally.competition().matches()) {
            OptionalInt winner = winner(match);
            int higher = tally.placeOf(match.higher());
            int lower = tally.placeOf(match.lower());
            if (winner.isPresent() && ties.areLevel(higher, lower)) {
                for (int entrant : ties.groupOf(higher)) {
                    units[entrant] = Math.max(units[entrant], 0);
                }
                units[tally.placeOf(winner.getAsInt())]++;
            }
        }
        return new Amounts(units, 1);
    }

    /** The number of the one who won a play-off; empty if it is not over, or is no play-off. */
    private static OptionalInt winner(Match match) {
        if (match.kind() != MatchKind.PLAY_OFF) {
            return OptionalInt.empty();
        }
        int higher = halfPoints(match, match.higher());
        int lower = halfPoints(match, match.lower());
        boolean allDecided = match.games().size() == match.bestOf()
                && match.games().stream().allMatch(game -> game.result().isPresent());
        if (higher > match.bestOf() || (allDecided && higher >= lower)) {
            return OptionalInt.of(match.higher());
        }
        return lower > match.bestOf() || allDecided ? OptionalInt.of(match.lower()) : OptionalInt.empty();
    }

    private static int halfPoints(Match match, int entrant) {
        int halfPoints = 0;
        for (Game game : match.games()) {
            halfPoints += game.result()
                    .map((Result result) -> result.halfPoints(game.colorOf(entrant)))
                    .orElse(0);
        }
        return halfPoints;
    }

    /** One line for each play-off that counts: 1 if it was won, with the points made in its games. */
    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        int number = tally.entrantAt(entrant).number();
        List<WorkingLine> lines = new ArrayList<>();
        for (Match match : tally.competition().matches()) {
            boolean own = match.higher() == number || match.lower() == number;
            OptionalInt winner = winner(match);
            if (own && winner.isPresent()) {
                int opponent = match.higher() == number ? match.lower() : match.higher();
                if (ties.areLevel(entrant, tally.placeOf(opponent))) {
                    BigDecimal won = winner.getAsInt() == number ? BigDecimal.ONE : BigDecimal.ZERO;
                    BigDecimal made = Decimals.ofHalves(halfPoints(match, number));
                    lines.add(new WorkingLine(
                            0,
                            WorkingKind.PLAY_OFF,
                            OptionalInt.of(opponent),
                            Map.of(Figure.POINTS_MADE, made),
                            won,
                            false,
                            List.of()));
                }
            }
        }
        return Working.sumOf(lines.stream());
    }
}
