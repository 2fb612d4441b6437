package outflank.tournament;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import outflank.competition.Result;
import outflank.competition.pairing.PairingRules;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;
import outflank.usecase.Refusal;

/**
 * The rules of one tournament. They can change freely until the first round is published; after that the rules of each
 * game are fixed, and the others change for a reason only.
 *
 * @param plannedRounds number of rounds, 1 to 50
 * @param game the rules of each game
 * @param byeHalfDiscs half discs a bye counts, 0 to 128
 * @param tieBreaks what orders equal points, most important first, in the stored form of {@link TieBreaks}
 * @param confirmAgreed whether a result both sides report alike needs no director
 * @param pairing how rounds are paired
 * @param missedRounds what rounds are worth that somebody does not play
 */
public record TournamentRules(
        int plannedRounds,
        GameRules game,
        int byeHalfDiscs,
        List<String> tieBreaks,
        boolean confirmAgreed,
        PairingRules pairing,
        MissedRounds missedRounds)
        implements Serializable {

    private static final int MOST_ROUNDS = 50;
    private static final int MOST_TIE_BREAKS = 20;

    /** @throws Refusal if a rule is out of its range */
    public TournamentRules {
        GameRules.require(game, "desk.rules");
        Objects.requireNonNull(pairing, "pairing");
        Objects.requireNonNull(missedRounds, "missedRounds");
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

    /** Rules by which rounds are paired as at world championships, and rounds not played are worth nothing. */
    public TournamentRules(
            int plannedRounds, GameRules game, int byeHalfDiscs, List<String> tieBreaks, boolean confirmAgreed) {
        this(
                plannedRounds,
                game,
                byeHalfDiscs,
                tieBreaks,
                confirmAgreed,
                PairingRules.worldChampionship(),
                MissedRounds.WORTH_NOTHING);
    }

    /** The order of the world championship: Brightwell with β = 6, discs, lot; a bye counts 32 discs. */
    public static TournamentRules worldChampionship(int plannedRounds) {
        return new TournamentRules(
                plannedRounds, GameRules.WORLD_CHAMPIONSHIP, 64, List.of("brightwell=6", "discs", "lot"), true);
    }

    /** The same with other rules for each game. */
    public TournamentRules with(GameRules other) {
        return new TournamentRules(plannedRounds, other, byeHalfDiscs, tieBreaks, confirmAgreed, pairing, missedRounds);
    }

    /** The same with another pairing. */
    public TournamentRules with(PairingRules other) {
        return new TournamentRules(plannedRounds, game, byeHalfDiscs, tieBreaks, confirmAgreed, other, missedRounds);
    }

    /** The same with other values for rounds not played. */
    public TournamentRules with(MissedRounds other) {
        return new TournamentRules(plannedRounds, game, byeHalfDiscs, tieBreaks, confirmAgreed, pairing, other);
    }

    /** The same with another number of rounds. */
    public TournamentRules withPlannedRounds(int other) {
        return new TournamentRules(other, game, byeHalfDiscs, tieBreaks, confirmAgreed, pairing, missedRounds);
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
