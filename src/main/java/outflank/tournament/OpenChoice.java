package outflank.tournament;

import java.util.List;

/**
 * A choice that is still to be made before a game.
 *
 * @param chooser whose choice it is
 * @param options what he can choose
 */
public record OpenChoice(Entrant chooser, List<DrawChoice> options) {

    public OpenChoice {
        options = List.copyOf(options);
    }
}
