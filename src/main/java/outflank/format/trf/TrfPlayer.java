package outflank.format.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import outflank.format.UnusableFile;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.Halves;
import outflank.format.tournament.TournamentFileBuilder;

/**
 * A player while a file is read.
 *
 * @param number the starting number
 * @param entrant the entrant
 * @param halfPoints half points the line says he has; empty if it does not say
 * @param entries what it says of each round
 * @param line where it stands
 */
record TrfPlayer(int number, EntrantDraft entrant, OptionalInt halfPoints, List<TrfEntry> entries, TrfLine line) {

    private static final String SIGNS = "10=+-WDLHFUZ ";

    /** @throws UnusableFile if a column holds what cannot stand there, or the number is taken */
    static TrfPlayer read(TrfLine line, TournamentFileBuilder file) throws UnusableFile {
        int number = line.number(5, 8).orElseThrow(() -> line.wrong(line.columns(5, 8)));
        if (number == 0) {
            throw line.wrong("0");
        }
        EntrantDraft entrant = file.add(String.valueOf(number), number, line.place());
        String[] names = line.columns(15, 47).split(",", 2);
        entrant.familyName = names[0].strip();
        entrant.givenName = names.length == 2 ? names[1].strip() : "";
        entrant.rating = line.number(49, 52).orElse(0);
        entrant.country = line.columns(54, 56);
        OptionalInt points = Halves.read(line.columns(81, 84), 2 * TournamentFileBuilder.MOST_ROUNDS);
        return new TrfPlayer(number, entrant, points, entries(line), line);
    }

    private static List<TrfEntry> entries(TrfLine line) throws UnusableFile {
        List<TrfEntry> entries = new ArrayList<>();
        int written = line.text().stripTrailing().length();
        for (int round = 1; TrfEntry.begin(round) <= written; round++) {
            if (round > TournamentFileBuilder.MOST_ROUNDS) {
                throw line.wrong("round " + round);
            }
            int begin = TrfEntry.begin(round);
            int opponent = line.number(begin, begin + 3).orElse(0);
            char color = Character.toLowerCase(line.column(begin + 5));
            char result = Character.toUpperCase(line.column(begin + 7));
            if (SIGNS.indexOf(result) < 0 || "wb- ".indexOf(color) < 0) {
                throw line.wrong(line.columns(begin, begin + 7));
            }
            entries.add(new TrfEntry(opponent, color, result));
        }
        return entries;
    }

    /** What it says of a round; nothing behind its end. */
    TrfEntry entry(int round) {
        return round > entries.size() ? TrfEntry.without(' ') : entries.get(round - 1);
    }
}
