package outflank.boot.command;

import java.io.PrintStream;
import java.util.Locale;

/**
 * Lines for people: one for each game that has something to be looked at, or for every one, and one for each file.
 *
 * @param every whether every game gets its line
 */
record TextReport(PrintStream out, boolean every) implements CheckReport {

    @Override
    public void game(String file, CheckedGame game) {
        String sentence = game.sentence();
        if (every || !sentence.isEmpty()) {
            String names = game.game().black().isEmpty() && game.game().white().isEmpty()
                    ? ""
                    : " (" + game.game().black() + " - " + game.game().white() + ")";
            String line = file + ": game " + game.game().number() + names + ": "
                    + (sentence.isEmpty() ? finished(game) : sentence);
            out.println(Console.printable(line));
        }
    }

    private static String finished(CheckedGame game) {
        return "finished " + game.blackDiscs().getAsInt() + "-"
                + game.whiteDiscs().getAsInt();
    }

    @Override
    public void file(String file, FileTally tally) {
        String name = Console.printable(file);
        if (tally.format().isEmpty()) {
            out.println(name + ": cannot be used");
            return;
        }
        out.printf(
                Locale.ROOT,
                "%s: %s, games %d: finished %d, truncated %d, illegal %d, score differs %d%n",
                name,
                tally.format().get().name().toLowerCase(Locale.ROOT),
                tally.games(),
                tally.finished(),
                tally.truncated(),
                tally.illegal(),
                tally.scoreDiffers());
    }
}
