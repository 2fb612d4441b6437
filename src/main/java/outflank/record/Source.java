package outflank.record;

import outflank.competition.Color;

/** Who handed a record in. */
public enum Source {
    BLACK,
    WHITE,
    DESK;

    /** Who this source is when the two players have the other colors; the desk stays the desk. */
    Source opposite() {
        return switch (this) {
            case BLACK -> WHITE;
            case WHITE -> BLACK;
            case DESK -> DESK;
        };
    }

    /** The source that is the player of this color. */
    public static Source of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }
}
