package outflank.record;

import outflank.competition.Color;

/** Who handed a record in. */
public enum Source {
    BLACK,
    WHITE,
    DESK;

    /** The source that is the player of this color. */
    public static Source of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }
}
