package outflank.boot.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.competition.standings.BrightwellQuotient;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;

/**
 * The tie-breaks a command was asked for, with the words they are called by in its output.
 *
 * @param words one word for each
 * @param tieBreaks the tie-breaks, the most important one first
 */
record WantedTieBreaks(List<String> words, List<TieBreak> tieBreaks) {

    private static final String BRIGHTWELL = "brightwell";

    /**
     * Those that were typed, such as {@code bq=6,discs}; else those of the file.
     *
     * @param beta another weight of Brightwell's quotient, as it was typed
     * @throws WrongUse if one is unknown or its number cannot be used
     */
    static WantedTieBreaks of(Optional<String> typed, Optional<String> beta, TournamentFile file) {
        try {
            WantedTieBreaks wanted = typed.map(WantedTieBreaks::parse).orElseGet(() -> ofFile(file));
            return beta.isPresent() ? wanted.with(TieBreaks.parseOne(BRIGHTWELL + "=" + beta.get())) : wanted;
        } catch (IllegalArgumentException unknown) {
            throw new WrongUse("The tie-breaks cannot be used: " + Console.printable(unknown.getMessage()) + ".");
        }
    }

    private static WantedTieBreaks parse(String typed) {
        List<String> words = new ArrayList<>();
        for (String part : typed.split(",", -1)) {
            words.add(part.strip().split("=", 2)[0].strip());
        }
        return new WantedTieBreaks(words, TieBreaks.parse(typed));
    }

    private static WantedTieBreaks ofFile(TournamentFile file) {
        List<TieBreak> tieBreaks = StandingsOrder.tieBreaks(file);
        return new WantedTieBreaks(
                tieBreaks.stream()
                        .map(tieBreak -> TieBreaks.shortName(tieBreak.name()))
                        .toList(),
                tieBreaks);
    }

    private WantedTieBreaks with(TieBreak brightwell) {
        List<TieBreak> replaced = tieBreaks.stream()
                .map(tieBreak -> tieBreak instanceof BrightwellQuotient ? brightwell : tieBreak)
                .toList();
        if (!replaced.contains(brightwell)) {
            throw new WrongUse("--beta is the weight of Brightwell's quotient, which is not among the tie-breaks.");
        }
        return new WantedTieBreaks(words, replaced);
    }
}
