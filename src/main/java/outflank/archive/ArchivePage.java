package outflank.archive;

import java.util.List;

/**
 * A page of what a search has found.
 *
 * @param games the games of this page
 * @param number which page it is, from 1
 * @param total how many games the search has found in all
 */
public record ArchivePage(List<ArchivedGame> games, int number, long total) {

    /** So many games are on a page. */
    public static final int SIZE = 50;

    public ArchivePage {
        games = List.copyOf(games);
    }

    /** How many pages there are, at least one. */
    public int count() {
        return (int) Math.max(1, (total + SIZE - 1) / SIZE);
    }

    /** The place of the first game of the page among all, from 1; 0 if nothing was found. */
    public long first() {
        return games.isEmpty() ? 0 : (number - 1L) * SIZE + 1;
    }

    /** The place of the last game of the page among all. */
    public long last() {
        return games.isEmpty() ? 0 : first() + games.size() - 1;
    }
}
