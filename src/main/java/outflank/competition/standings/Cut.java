package outflank.competition.standings;

import java.util.function.IntPredicate;

/** Which contributions a Buchholz number leaves out (FIDE C.07 Article 14). */
public enum Cut {
    NONE("buchholz", 0, 0),
    CUT_1("buchholz-cut-1", 1, 0),
    CUT_2("buchholz-cut-2", 2, 0),
    MEDIAN("buchholz-median", 1, 1);

    private final String tieBreak;
    private final int lowest;
    private final int highest;

    Cut(String tieBreak, int lowest, int highest) {
        this.tieBreak = tieBreak;
        this.lowest = lowest;
        this.highest = highest;
    }

    /** The name of the tie-break. */
    String tieBreak() {
        return tieBreak;
    }

    boolean cutsNothing() {
        return lowest == 0 && highest == 0;
    }

    /**
     * By which rule each contribution is cut, or null: the lowest ones first, then the highest; of equal ones that of the
     * earliest round. There may be fewer contributions than cuts.
     *
     * @param amounts the contributions by round
     * @param counts the rounds that contribute
     * @param first the rounds a low cut takes before others
     */
    WorkingRule[] of(int[] amounts, IntPredicate counts, IntPredicate first) {
        WorkingRule[] rules = new WorkingRule[amounts.length];
        IntPredicate left = round -> rules[round] == null && counts.test(round);
        for (int cut = 0; cut < lowest; cut++) {
            int unplayed = lowest(amounts, round -> left.test(round) && first.test(round), 1);
            if (unplayed >= 0) {
                rules[unplayed] = WorkingRule.FIDE_CUT_UNPLAYED;
            } else {
                set(rules, lowest(amounts, left, 1), WorkingRule.CUT_LOWEST);
            }
        }
        for (int cut = 0; cut < highest; cut++) {
            set(rules, lowest(amounts, left, -1), WorkingRule.CUT_HIGHEST);
        }
        return rules;
    }

    private static void set(WorkingRule[] rules, int round, WorkingRule rule) {
        if (round >= 0) {
            rules[round] = rule;
        }
    }

    private static int lowest(int[] amounts, IntPredicate among, int sign) {
        int found = -1;
        for (int round = 0; round < amounts.length; round++) {
            if (among.test(round) && (found < 0 || sign * amounts[round] < sign * amounts[found])) {
                found = round;
            }
        }
        return found;
    }
}
