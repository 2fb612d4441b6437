package outflank.tournament;

import outflank.competition.Result;

/** Scores as they are written everywhere: Black's discs, a dash, White's discs. */
public final class ScoreText {

    private ScoreText() {}

    /** Such as {@code 38–26}; a draw that one side won names it by a plus sign, such as {@code 32+–32}. */
    public static String of(Result result) {
        boolean evenDiscs = result.blackHalfDiscs() == result.whiteHalfDiscs();
        String black = evenDiscs && result.blackHalfPoints() == 2 ? "+" : "";
        String white = evenDiscs && result.whiteHalfPoints() == 2 ? "+" : "";
        return discs(result.blackHalfDiscs()) + black + "–" + discs(result.whiteHalfDiscs()) + white;
    }

    /** Half discs as discs: {@code 38} or {@code 38.5}. */
    public static String discs(int halfDiscs) {
        return halfDiscs / 2 + (halfDiscs % 2 == 0 ? "" : ".5");
    }

    /** Half points as points: {@code 3} or {@code 3½}. */
    public static String points(int halfPoints) {
        String whole = halfPoints > 1 || halfPoints % 2 == 0 ? String.valueOf(halfPoints / 2) : "";
        return whole + (halfPoints % 2 == 0 ? "" : "½");
    }
}
