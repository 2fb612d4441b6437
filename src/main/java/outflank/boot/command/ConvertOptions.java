package outflank.boot.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * How {@code convert} was asked for.
 *
 * @param form what is written
 * @param out a file or folder to write to; empty for the standard output
 * @param force whether files that exist are replaced
 * @param inputs the files, folders and {@code -}
 */
record ConvertOptions(Form form, Optional<Output> out, boolean force, Inputs inputs) {

    static final String HELP = """
            Converts files of games.

            Usage: java -jar outflank.jar convert --to FORMAT [options] FILES...

              --to FORMAT      plain, grid, ggf, sgf, pgn, wthor; diagram (a board of letters and digits) or svg (a picture)
              FILES            files, folders (all files in them, sorted), - for the standard input
              --out FILE       write all games to this file instead of the standard output
              --out DIR        write one file for each input into this folder, which exists or ends with /;
                               svg: one for each game
              --force          replace files that exist
              --jou FILE       players of WTHOR games; if not said, looked for beside each file
              --trn FILE       tournaments of WTHOR games, likewise
              --help           show this text

            wthor needs --out: a folder, which gets a file for each year (WTH_1994.wtb) and the names (WTHOR.JOU,
            WTHOR.TRN), or a name that ends with .wtb, for all games, with the names beside it (.jou, .trn).
            plain is the bare moves, a game in a line. The other formats keep names, event, date and score too, wthor of
            the date only the year.

            Files appear under their name once they are complete. Standard error has one line for each problem: the file,
            a word, a sentence, set apart by ": ".
            Exit status: 0 all games were written, 1 some were left out or could not be kept whole, or a file was cut,
            2 a file cannot be used or written, or the command was used wrongly.
            """;

    /**
     * Where to write.
     *
     * @param folder whether it is a folder, for several files
     */
    record Output(Path path, boolean folder) {}

    static ConvertOptions read(List<String> words) {
        Arguments arguments = Arguments.read(words, Set.of("--force"), Set.of("--to", "--out", "--jou", "--trn"));
        String to = arguments.values().get("--to");
        if (to == null) {
            throw new WrongUse("The option --to is missing; --help shows how.");
        }
        Form form = Form.read(to);
        Optional<Output> out =
                Optional.ofNullable(arguments.values().get("--out")).map(text -> output(text, form));
        if (form == Form.WTHOR && out.isEmpty()) {
            throw new WrongUse("WTHOR consists of several files; say where with --out DIR or --out NAME.wtb.");
        }
        return new ConvertOptions(
                form,
                out,
                arguments.flags().contains("--force"),
                new Inputs(arguments.someFiles(), arguments.path("--jou"), arguments.path("--trn")));
    }

    private static Output output(String text, Form form) {
        Path path = Arguments.toPath(text);
        boolean named = form == Form.WTHOR && !text.toLowerCase(Locale.ROOT).endsWith(form.ending());
        return new Output(path, named || text.endsWith("/") || Files.isDirectory(path));
    }
}
