package outflank.format.papp;

import outflank.format.Place;

/**
 * One thing a work file says.
 *
 * @param kind its form
 * @param text what it says, without marks and semicolon
 * @param place where it begins
 */
record PappStatement(Kind kind, String text, Place place) {

    /** The forms. */
    enum Kind {
        /** {@code #_Key = value}. */
        SETTING,
        /** {@code %_% 79 FAMILY, Given {COUNTRY}}: a player, in a comment as PAPP writes new ones. */
        PLAYER,
        /** {@code %: …}: what only this program writes and reads, in a comment. */
        NOTE,
        /** Everything that ends with a semicolon. */
        COMMAND
    }
}
