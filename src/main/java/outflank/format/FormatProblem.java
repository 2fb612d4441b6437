package outflank.format;

import java.util.Locale;
import java.util.Objects;

/**
 * Something in a file that cannot be read, is not supported, or was not taken over: what, where, and how to mend it.
 *
 * @param kind what it is
 * @param place where it is
 * @param found what stands there, at most {@value #MAX_FOUND} characters; empty if that says nothing
 */
public record FormatProblem(Kind kind, Place place, String found) {

    /** So many characters of what was found are kept. */
    public static final int MAX_FOUND = 60;

    /** What a problem means for the games. */
    public enum Effect {
        /** The file cannot be read, or not any further. */
        ENDS_THE_FILE,
        /** The moves of this game cannot be had; the games after it can. */
        HIDES_THE_GAME,
        /** The game cannot be written in this format; others can. */
        LEAVES_THE_GAME_OUT,
        /** Games are read or written; something beside their moves is missing or strange. */
        REMARK
    }

    /** The kinds of problems; each says in English what is the matter and how to mend it. */
    public enum Kind {
        EMPTY_FILE(Effect.ENDS_THE_FILE, "there is nothing in it", "give a file with games"),
        NOT_RECOGNIZED(
                Effect.ENDS_THE_FILE,
                "its beginning holds no game in any known form",
                "give plain moves, a number grid, GGF, SGF, PGN or WTHOR"),
        NAMES_WITHOUT_GAMES(
                Effect.ENDS_THE_FILE,
                "these are the names of a WTHOR database, and no games",
                "give the .wtb file; the names are found beside it"),
        BOARD_SIZE(Effect.ENDS_THE_FILE, "the games are on another board than 8x8", "only 8x8 can be read"),
        LINE_TOO_LONG(
                Effect.ENDS_THE_FILE,
                "a line is longer than any record of games",
                "break the line, or check that this is a file of games"),
        GAME_TOO_LONG(
                Effect.ENDS_THE_FILE,
                "a game takes more room than any record of a game",
                "look for a bracket that is not closed, and close it"),
        NO_GAME_FOR_LONG(
                Effect.ENDS_THE_FILE,
                "there has been no game for very long",
                "cut off what does not belong to the games"),
        OTHER_GAME(Effect.HIDES_THE_GAME, "this is not Othello", "leave it out"),
        OTHER_BOARD_SIZE(Effect.HIDES_THE_GAME, "the board is not 8x8", "only 8x8 can be read"),
        OTHER_START(
                Effect.HIDES_THE_GAME,
                "the game begins from another position",
                "only games from the common start can be read"),
        OTHER_RULES(Effect.HIDES_THE_GAME, "the game has other rules than Othello", "leave it out"),
        UNCLOSED_GAME(Effect.REMARK, "the game is not closed, the file may have been cut", "compare the original file"),
        KOMI(Effect.REMARK, "the score counts a komi and was not taken over", "enter the score by hand"),
        SCORE_UNREAD(
                Effect.REMARK, "the score is not one of 64 discs and was not taken over", "enter the score by hand"),
        TEXT_PASSED_OVER(
                Effect.REMARK, "what stands here is no move and was passed over", "check whether moves are meant"),
        GAME_COUNT(
                Effect.REMARK,
                "the header promises another number of games than there are",
                "compare the original file; the games that are there were read"),
        CUT_RECORD(Effect.REMARK, "the file ends inside a game, which was left out", "compare the original file"),
        NO_MOVES(Effect.LEAVES_THE_GAME_OUT, "the game has no moves to be written", "leave it out"),
        IRREGULAR_GAME(
                Effect.LEAVES_THE_GAME_OUT,
                "discs were turned wrongly in this game, for which the format has no room",
                "write plain, pgn or sgf"),
        RECORD_UNWRITABLE(
                Effect.LEAVES_THE_GAME_OUT,
                "the record has a problem for which the format has no room",
                "mend the record, or write plain, pgn, ggf or sgf"),
        TOO_MANY_NAMES(
                Effect.LEAVES_THE_GAME_OUT, "the format has room for 65,536 names only", "write fewer games to a file"),
        NAME_CUT(Effect.REMARK, "a name does not fit into the format and was changed", "compare the names written"),
        DATE_CUT(Effect.REMARK, "the format keeps the year only", "keep the original file"),
        ENDING_LOST(Effect.REMARK, "the format has no room for how the game ended", "keep the original file"),
        SCORE_COMPUTED(
                Effect.REMARK, "the game has no score, and that of the board was written", "compare the result slip"),
        NO_TOURNAMENT(
                Effect.ENDS_THE_FILE,
                "its beginning holds no tournament in any known form",
                "give a WOF result file, a PAPP work file, TRF or a tournament in JSON"),
        FILE_TOO_LARGE(
                Effect.ENDS_THE_FILE,
                "there is more in it than in any tournament",
                "check that this is the right file"),
        GAME_LINE(
                Effect.ENDS_THE_FILE,
                "what stands here should be the result of a game and is none",
                "compare the result slips and mend the line"),
        ROUND_ORDER(
                Effect.ENDS_THE_FILE,
                "a round is missing before this one, or comes twice",
                "number the rounds from 1 without a gap"),
        PLAYED_TWICE(
                Effect.ENDS_THE_FILE, "a player has two places in one round", "take one of the two out of the round"),
        PLAYER_TWICE(Effect.ENDS_THE_FILE, "two players have the same number", "give each player a number of his own"),
        SCORE_CONTRADICTS(
                Effect.ENDS_THE_FILE,
                "the discs are more than 64, or contradict what is said of the winner",
                "compare the result slip and mend the line"),
        SIDES_DIFFER(
                Effect.ENDS_THE_FILE,
                "the two players of a game say different things about it",
                "mend the line of one of the two"),
        FIELD_MISSING(Effect.ENDS_THE_FILE, "something is missing here", "add it as the form of the file asks"),
        FIELD_WRONG(
                Effect.ENDS_THE_FILE,
                "what stands here is not of the form that is asked for, or out of its range",
                "mend it as the form of the file asks"),
        NEWER_VERSION(
                Effect.ENDS_THE_FILE,
                "the file is of a later version than can be read here",
                "read it with a later Outflank"),
        HEADER_LINE_MISSING(
                Effect.REMARK, "a line is missing in the header that the rating people ask for", "add the line"),
        LINE_PASSED_OVER(
                Effect.REMARK, "what stands here was not understood and was passed over", "check whether it matters"),
        PLAYER_UNLISTED(
                Effect.REMARK,
                "a game names a player who is not in the list; he was added",
                "add his name to the list"),
        POINTS_DIFFER(
                Effect.REMARK,
                "the points or discs of a player in the header are not those of his games and byes",
                "compare the standings of the tournament"),
        OPEN_PAIRING(
                Effect.REMARK, "the pairing of the last round is incomplete and was left out", "pair the round again"),
        UNDECIDED_LEFT_OUT(
                Effect.REMARK, "a game without a result was left out", "enter its result and write the file again"),
        FORFEIT_LEFT_OUT(
                Effect.REMARK,
                "a game that was not played was left out; its point stands in the header",
                "nothing to do"),
        BYE_LOST(
                Effect.REMARK,
                "the format has no room for a bye with half a point or none",
                "enter it by hand in the other program"),
        MATCHES_LOST(Effect.REMARK, "the format has no room for finals and play-offs", "keep another file of them"),
        TIE_BREAK_LOST(
                Effect.REMARK,
                "the format has no word for a tie-break; it stands in a comment",
                "set the tie-breaks in the other program"),
        NUMBERED_AS_NEW(
                Effect.REMARK, "a player without a number of the WOF is written as a new one", "look his number up");

        private final Effect effect;
        private final String what;
        private final String mending;

        Kind(Effect effect, String what, String mending) {
            this.effect = effect;
            this.what = what;
            this.mending = mending;
        }

        /** What it means for the games. */
        public Effect effect() {
            return effect;
        }

        /** The word by which programs know it, such as {@code not_recognized}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What was found may be longer: it is cut, and what cannot be printed in it becomes spaces. */
    public FormatProblem {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(place, "place");
        found = HeaderText.clean(found, MAX_FOUND);
    }

    /** The English sentence for a person: where, what, what was found, and how to mend it. */
    public String sentence() {
        String where = place.toString();
        return (where.isEmpty() ? "" : where + ": ")
                + kind.what
                + (found.isEmpty() ? "" : " (" + found + ")")
                + "; "
                + kind.mending
                + ".";
    }
}
