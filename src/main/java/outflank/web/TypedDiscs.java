package outflank.web;

import outflank.competition.Result;
import outflank.usecase.Refusal;

/** Numbers of discs as people type them: the one place where they become half discs. */
final class TypedDiscs {

    private TypedDiscs() {}

    /**
     * @param typed such as {@code 38}, {@code 32.5}, {@code 32,5} or {@code 32½}
     * @param field key of the field's name in the bundle, for the refusal
     * @return half discs; whether so many can be is for the rules of the tournament to say
     * @throws Refusal if it is missing, no number of discs, or more than a board has
     */
    static int halfDiscs(String typed, String field) {
        String text = typed == null ? "" : typed.strip();
        if (text.isEmpty()) {
            throw new Refusal("refusal.missing", field);
        }
        if (!text.matches("\\d{1,2}([.,][05]|½)?")) {
            throw new Refusal("refusal.discs", text);
        }
        boolean andHalf = text.matches(".*([.,]5|½)");
        int halfDiscs = 2 * Integer.parseInt(text.split("[.,½]")[0]) + (andHalf ? 1 : 0);
        if (halfDiscs > Result.BOARD_HALF_DISCS) {
            throw new Refusal("refusal.discsRange");
        }
        return halfDiscs;
    }
}
