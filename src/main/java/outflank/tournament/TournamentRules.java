package outflank.tournament;

import java.io.Serializable;
import java.util.List;
import outflank.competition.Result;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;
import outflank.usecase.Refusal;

/**
 * The rules of one tournament. They can change until the first round is published.
 *
 * @param plannedRounds number of rounds, 1 to 50
 * @param game the rules of each game
 * @param byeHalfDiscs half discs a bye counts, 0 to 128
 * @param tieBreaks what orders equal points, most important first, in the stored form of {@link TieBreaks}
 * @param confirmAgreed whether a result both sides report alike needs no director
 */
public record TournamentRules(
        int plannedRounds, GameRules game, int byeHalfDiscs, List<String> tieBreaks, boolean confirmAgreed)
        implements Serializable {

    private static final int MOST_ROUNDS = 50;
    private static final int MOST_TIE_BREAKS = 20;

    /** @throws Refusal if a rule is out of its range */
    public TournamentRules {
        GameRules.require(game, "desk.rules");
        if (plannedRounds < 1 || plannedRounds > MOST_ROUNDS) {
            throw new Refusal("refusal.plannedRounds", MOST_ROUNDS);
        }
        if (byeHalfDiscs < 0 || byeHalfDiscs > Result.BOARD_HALF_DISCS) {
            throw new Refusal("refusal.byeDiscs");
        }
        if (tieBreaks.size() > MOST_TIE_BREAKS) {
            throw new Refusal("refusal.tieBreaks", String.join(", ", tieBreaks));
        }
        tieBreaks = parsed(tieBreaks).stream().map(TieBreak::stored).toList();
    }

    /** The order of the world championship: Brightwell with β = 6, discs, lot; a bye counts 32 discs. */
    public static TournamentRules worldChampionship(int plannedRounds) {
        return new TournamentRules(
                plannedRounds, GameRules.WORLD_CHAMPIONSHIP, 64, List.of("brightwell=6", "discs", "lot"), true);
    }

    /** The same with other rules for each game. */
    public TournamentRules with(GameRules other) {
        return new TournamentRules(plannedRounds, other, byeHalfDiscs, tieBreaks, confirmAgreed);
    }

    /** The tie-breaks ready to be applied. */
    public List<TieBreak> parsedTieBreaks() {
        return parsed(tieBreaks);
    }

    private static List<TieBreak> parsed(List<String> tieBreaks) {
        try {
            return TieBreaks.parse(String.join(",", tieBreaks));
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(unknown, "refusal.tieBreaks", String.join(", ", tieBreaks));
        }
    }
}
