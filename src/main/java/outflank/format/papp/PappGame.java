package outflank.format.papp;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.tournament.Halves;

/**
 * A pair of a work file: {@code (black white)}, {@code (black white discs)} with the discs of Black, or
 * {@code (black discs white discs)}.
 *
 * @param black number of Black as it is written
 * @param white number of White as it is written
 * @param result empty if there are no discs
 */
record PappGame(String black, String white, Optional<Result> result) {

    private static final Pattern FORM = Pattern.compile("\\(\\s*+([\\d.]++(?:\\s++[\\d.]++){1,3})\\s*+\\)");
    private static final Pattern ID = Pattern.compile("\\d{1,9}");

    /**
     * Reads a pair.
     *
     * @param ended how it ended, as a note before it says
     * @throws UnusableFile if it is no pair, or the discs contradict each other
     */
    static PappGame read(String text, Optional<PappNote.Ended> ended, Place place) throws UnusableFile {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new UnusableFile(Kind.GAME_LINE, place, text);
        }
        String[] parts = matcher.group(1).split("\\s+");
        String black = parts[0];
        String white = parts[parts.length < 4 ? 1 : 2];
        if (!ID.matcher(black).matches() || !ID.matcher(white).matches()) {
            throw new UnusableFile(Kind.GAME_LINE, place, text);
        }
        if (parts.length == 2) {
            return new PappGame(black, white, Optional.empty());
        }
        int blackDiscs = discs(parts[parts.length == 3 ? 2 : 1], text, place);
        int whiteDiscs = parts.length == 4 ? discs(parts[3], text, place) : Result.BOARD_HALF_DISCS - blackDiscs;
        if (blackDiscs + whiteDiscs > Result.BOARD_HALF_DISCS) {
            throw new UnusableFile(Kind.SCORE_CONTRADICTS, place, text);
        }
        Result result = ended.map(known -> known.with(blackDiscs, whiteDiscs))
                .orElseGet(() -> Result.ofDiscs(ResultKind.PLAYED, blackDiscs, whiteDiscs));
        return new PappGame(black, white, Optional.of(result));
    }

    private static int discs(String written, String text, Place place) throws UnusableFile {
        OptionalInt halves = Halves.read(written, Result.BOARD_HALF_DISCS);
        if (halves.isEmpty()) {
            throw new UnusableFile(Kind.SCORE_CONTRADICTS, place, text);
        }
        return halves.getAsInt();
    }
}
