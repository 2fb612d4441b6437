package outflank.web;

import outflank.usecase.Refusal;

/** Numbers of discs as people type them: the one place where they become half discs. */
final class TypedDiscs {

    private TypedDiscs() {}

    /**
     * @param typed such as {@code 38}, {@code 32.5} or {@code 32,5}
     * @param field key of the field's name in the bundle, for the refusal
     * @return half discs; whether so many can be is for the rules of the tournament to say
     * @throws Refusal if it is missing or no number of discs
     */
    static int halfDiscs(String typed, String field) {
        String text = typed == null ? "" : typed.strip();
        if (text.isEmpty()) {
            throw new Refusal("refusal.missing", field);
        }
        if (!text.matches("\\d{1,2}([.,][05])?")) {
            throw new Refusal("refusal.discs", text);
        }
        boolean andHalf = text.endsWith(".5") || text.endsWith(",5");
        return 2 * Integer.parseInt(text.split("[.,]")[0]) + (andHalf ? 1 : 0);
    }
}
