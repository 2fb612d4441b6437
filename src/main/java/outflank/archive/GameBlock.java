package outflank.archive;

import java.util.List;
import outflank.format.FormatProblem;

/**
 * Some games of a file that are stored together, or not at all.
 *
 * @param file the number of the file in its import, from 1
 * @param fileName the name of that file
 * @param before how many games of the file were done before it
 * @param games the games that could be read
 * @param unreadable how many games there were besides, of which the file has no moves of Othello
 * @param problems what was noticed
 * @param last whether it is the last one of its file; it may well be empty
 * @param bytesRead how much of all files of the import has been read with it
 */
record GameBlock(
        int file,
        String fileName,
        long before,
        List<PreparedGame> games,
        int unreadable,
        List<FormatProblem> problems,
        boolean last,
        long bytesRead) {

    /** So many games are stored in one transaction: few enough that a stop loses no time, enough to be quick. */
    static final int MOST_GAMES = 1_000;

    /** How many games of the file are done with it. */
    long after() {
        return before + games.size() + unreadable;
    }
}
