package outflank.tournament;

import java.util.Optional;
import outflank.competition.Color;

/** What a player can choose before a game in which a draw goes to one side (othello.md, section 2). */
public enum DrawChoice {
    /** To win a draw; the opponent gets the choice of the color. */
    DRAW,
    /** To play Black. */
    BLACK_DISCS,
    /** To play White. */
    WHITE_DISCS,
    /** That a draw counts for whoever plays Black. */
    DRAW_FOR_BLACK,
    /** That a draw counts for whoever plays White. */
    DRAW_FOR_WHITE;

    /** The color the chooser takes for himself, if he takes one. */
    public Optional<Color> ownColor() {
        return switch (this) {
            case BLACK_DISCS -> Optional.of(Color.BLACK);
            case WHITE_DISCS -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }
}
