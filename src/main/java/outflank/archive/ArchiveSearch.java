package outflank.archive;

import java.util.Objects;
import java.util.Optional;
import outflank.othello.Side;

/**
 * What is sought in the archive; an empty part asks for nothing. Names are found by any part of them, in whatever case and
 * with or without accents; a name in quotation marks is the whole name.
 *
 * @param player a player of the game
 * @param color the color of that player; empty for either
 * @param opponent who played against that player
 * @param event the tournament
 * @param fromYear the first year, 1 to 9999
 * @param toYear the last year, 1 to 9999
 * @param opening key of the opening; what continues it is found too
 * @param result what the result must be
 * @param importId the import that brought the game
 * @param oldestFirst whether the oldest games come first; else the latest do
 */
public record ArchiveSearch(
        String player,
        Optional<Side> color,
        String opponent,
        String event,
        Optional<Integer> fromYear,
        Optional<Integer> toYear,
        String opening,
        Optional<SoughtResult> result,
        Optional<Integer> importId,
        boolean oldestFirst) {

    /** Every game, the latest first. */
    public static final ArchiveSearch EVERYTHING = new ArchiveSearch(
            "",
            Optional.empty(),
            "",
            "",
            Optional.empty(),
            Optional.empty(),
            "",
            Optional.empty(),
            Optional.empty(),
            false);

    public ArchiveSearch {
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(color, "color");
        Objects.requireNonNull(opponent, "opponent");
        Objects.requireNonNull(event, "event");
        Objects.requireNonNull(fromYear, "fromYear");
        Objects.requireNonNull(toYear, "toYear");
        Objects.requireNonNull(opening, "opening");
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(importId, "importId");
    }

    /** The same search in the other order. */
    public ArchiveSearch turned() {
        return new ArchiveSearch(
                player, color, opponent, event, fromYear, toYear, opening, result, importId, !oldestFirst);
    }
}
