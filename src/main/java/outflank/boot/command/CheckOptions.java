package outflank.boot.command;

import java.util.List;
import java.util.Set;

/**
 * How {@code check} was asked for.
 *
 * @param json whether it speaks JSON
 * @param games whether it tells of each game
 * @param inputs the files, folders and {@code -}
 */
record CheckOptions(boolean json, boolean games, Inputs inputs) {

    static final String HELP = """
            Checks files of games: plain moves, tables (CSV) with a column of moves, number grids, GGF, SGF, PGN, WTHOR.

            Usage: java -jar outflank.jar check [options] FILES...

              FILES            files, folders (all files in them, sorted), - for the standard input
              --json           print one JSON object for each file, one in a line:
                               file, format, games, finished, truncated, illegal, score_differs
              --games          tell of each game too; with --json one more object for each, before that of its file:
                               file, game, moves, status, at, black, white, official_black, problem
              --jou FILE       players of WTHOR games; if not said, looked for beside each file
              --trn FILE       tournaments of WTHOR games, likewise
              --help           show this text

            format             plain, grid, ggf, sgf, pgn or wthor; null for a file that cannot be used
            illegal            how many games cannot be played through: illegal, unreadable and unsupported ones
            score_differs      how many finished games have another score in the file than on the board
            game               which game of the file, from 1
            moves              the legal moves before the first problem, such as f5d6c3, without passes
            status             finished, truncated, illegal (a move, or a pass, against the rules, or after the end),
                               unreadable (neither a move nor a pass) or unsupported (another game, board or start)
            at                 the number of the move with the problem; of a truncated game the last move; else null
            black, white       the official score on the board, empty squares to the winner; null if not finished
            official_black     the score of Black in the file; null if it has none
            problem            what is wrong, in one word such as illegal_move; null if nothing is

            Standard error has one line for each problem of a file: the file, a word, a sentence, set apart by ": ".
            Exit status: 0 all games are finished and legal and have the score of the board, 1 some are not, or a file
            was cut, 2 a file cannot be used, or the command was used wrongly.
            """;

    static CheckOptions read(List<String> words) {
        Arguments arguments = Arguments.read(words, Set.of("--json", "--games"), Set.of("--jou", "--trn"));
        return new CheckOptions(
                arguments.flags().contains("--json"),
                arguments.flags().contains("--games"),
                new Inputs(arguments.someFiles(), arguments.path("--jou"), arguments.path("--trn")));
    }
}
