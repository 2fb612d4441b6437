package outflank.format.property;

import outflank.othello.Side;

/** Writes properties. */
final class PropertyText {

    private PropertyText() {}

    /** A property with a value; nothing if the value is empty. */
    static void append(StringBuilder text, String name, String value) {
        if (!value.isEmpty()) {
            String escaped = value.replace("\\", "\\\\").replace("]", "\\]");
            text.append(name).append('[').append(escaped).append(']');
        }
    }

    /** The property of a side's moves. */
    static String letter(Side side) {
        return side == Side.BLACK ? "B" : "W";
    }
}
