package outflank.boot.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How {@code standings} was asked for.
 *
 * @param tieBreaks what decides between equal points, as it was typed
 * @param beta the weight of Brightwell's quotient, as it was typed
 * @param after after which round; empty for the last one
 * @param byeHalfDiscs half discs of a bye, if not those of the file
 * @param json whether it speaks JSON
 * @param input the file
 */
record StandingsOptions(
        Optional<String> tieBreaks,
        Optional<String> beta,
        OptionalInt after,
        OptionalInt byeHalfDiscs,
        boolean json,
        TournamentInput input) {

    static final String HELP = """
            Prints the standings of a tournament: a WOF result file, a PAPP work file, TRF or JSON of Outflank.

            Usage: java -jar outflank.jar standings [options] FILE

              FILE                one file; its content says what it is; - for the standard input
              --tie-breaks LIST   what decides between equal points, the first one first: bq=6 (Brightwell's quotient and
                                  its weight), discs, lot and others; if not said, as the file says
              --beta NUMBER       another weight of Brightwell's quotient
              --bye-discs NUMBER  the discs of a bye, 0 to 64, if not those of the file
              --after N           the standings after this round instead of the last one
              --json              print one JSON object:
                                  {"standings":[{"rank":1,"id":"190005","name":"DOE, Jane","points":"12","bq":"1133",
                                  "discs":476},...]}
              --help              show this text

            rank                  players equal in everything share it
            id, name              as in the file
            points                a text with halves as .5; so is every tie-break, exact, under the word it was asked by;
                                  null where it says nothing of a player
            discs                 a number

            Standard error has one line for each problem: the file, a word, a sentence, set apart by ": ".
            Exit status: 0 the standings were printed, 2 the file cannot be used, or the command was used wrongly.
            """;

    static StandingsOptions read(List<String> words) {
        Arguments arguments =
                Arguments.read(words, Set.of("--json"), Set.of("--tie-breaks", "--beta", "--after", "--bye-discs"));
        return new StandingsOptions(
                Optional.ofNullable(arguments.values().get("--tie-breaks")),
                Optional.ofNullable(arguments.values().get("--beta")),
                arguments.number("--after", 0, 1_000),
                arguments.halves("--bye-discs", 128),
                arguments.flags().contains("--json"),
                TournamentInput.of(arguments));
    }
}
