package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import outflank.othello.GameScoring;
import outflank.othello.Position;
import outflank.othello.Score;
import outflank.othello.Variant;
import outflank.othello.transcript.TranscriptScanner.Kind;
import outflank.othello.transcript.TranscriptScanner.Token;

/**
 * Proposals how a damaged record may have been meant, the likeliest first (othello.md, section 5). Each takes back one slip
 * of the writer, after which all moves are legal.
 */
public final class Repairs {

    /** More than anybody wants to look through. */
    public static final int MAX_REPAIRS = 6;

    /** With more moves than a board can have by one slip or two, the record has more wrong than a slip. */
    private static final int MAX_WRITTEN = Transcript.MAX_MOVES + 2;

    /** How many times likelier a game is the one that was played if it ends with the score on the slip. */
    private static final double SCORE_FITS = Math.log(1_000);

    /** Few records end before the game does. */
    private static final double UNFINISHED = Math.log(0.01);

    private static final double WHOLE_RECORD = Math.log(0.05);
    private static final double LEFT_OUT = Math.log(0.02);

    private final Transcript read;
    private final List<Token> tokens;
    private final int[] written;

    private Repairs(Transcript read) {
        this.read = read;
        this.tokens = TranscriptScanner.tokens(read.written(), read.variant());
        this.written = tokens.stream()
                .filter(token -> token.kind() == Kind.MOVE)
                .mapToInt(Token::square)
                .toArray();
    }

    /**
     * Proposals for a record with a problem. The game has to be one of Othello, also with a prescribed opening; for other
     * variants, and for records that name discs turned wrongly, nothing is proposed.
     *
     * @return at most {@value #MAX_REPAIRS}; none if the record is a whole game or nothing fits, and for a game that breaks
     *     off only what makes it whole
     */
    public static List<Repair> of(Transcript read) {
        return read.isComplete() ? List.of() : new Repairs(read).best(end -> 0);
    }

    /**
     * Proposals for a record, knowing the score both players signed: games that end with it come first. A record that is a
     * whole game with another score has something to repair, too; then all proposals end with the signed one.
     */
    public static List<Repair> of(Transcript read, GameScoring scoring, Score official) {
        if (read.isComplete() && scoring.score(read.replay().end()).equals(official)) {
            return List.of();
        }
        double otherwise = read.isComplete() ? Ranking.RULED_OUT : 0;
        return new Repairs(read).best(end -> scoring.score(end).equals(official) ? SCORE_FITS : otherwise);
    }

    private List<Repair> best(ToDoubleFunction<Position> endings) {
        if (!isUsual()) {
            return List.of();
        }
        boolean nothingIllegal = read.isComplete() || read.verdict() == Verdict.TRUNCATED;
        Ranking ranking = new Ranking(endings, nothingIllegal ? Ranking.RULED_OUT : UNFINISHED);
        ranking.add(candidates());
        return ranking.best(MAX_REPAIRS, read.moves().length() / 2).stream()
                .map(candidate -> candidate.repair(read.variant()))
                .toList();
    }

    /** Whether the rules are those of Othello, and the record is one of moves as the rules turn discs. */
    private boolean isUsual() {
        Variant variant = read.variant();
        boolean othello = variant.center() == Variant.Center.SET
                && !variant.supply().isLimited()
                && !variant.turning().isChosen();
        boolean plain = tokens.stream()
                .noneMatch(token -> token.kind() == Kind.IMPOSSIBLE_FLIP
                        || token.kind() == Kind.MOVE && token.move().isIrregular());
        boolean readable = read.verdict() != Verdict.TOO_LONG
                && read.verdict() != Verdict.EMPTY
                && read.verdict() != Verdict.OPENING_DIFFERS;
        return othello && plain && readable;
    }

    private List<Candidate> candidates() {
        Optional<NumberGrid> grid = NumberGrid.find(read.written());
        List<Candidate> candidates = new ArrayList<>();
        boolean allMoves = tokens.stream().allMatch(token -> token.kind() == Kind.MOVE || token.kind() == Kind.PASS);
        if (grid.isPresent()) {
            candidates.addAll(GridSlips.candidates(grid.get()));
        } else {
            candidates.addAll(LookAlikes.candidates(read.written()));
        }
        if (allMoves) {
            wholeRecord(candidates);
            if (written.length <= MAX_WRITTEN) {
                candidates.addAll(new Slips(written, read.moves().length() / 2).candidates());
            }
        } else if (grid.isEmpty()) {
            withoutUnreadable(candidates);
        }
        return candidates;
    }

    private void wholeRecord(List<Candidate> candidates) {
        int legal = read.moves().length() / 2;
        if (read.verdict() == Verdict.MOVE_AFTER_END || read.verdict() == Verdict.TOO_MANY_MOVES) {
            int[] moves = IntStream.of(written).limit(legal).toArray();
            candidates.add(new Candidate(Repair.Kind.CUT, legal, 0, read.offending(), "", moves, WHOLE_RECORD));
        }
        boolean pass = read.verdict() == Verdict.ILLEGAL_MOVE
                && tokens.stream()
                        .anyMatch(token ->
                                token.kind() == Kind.PASS && token.text().equals(read.offending()));
        if (pass) {
            candidates.add(
                    new Candidate(Repair.Kind.ERASE_PASS, read.at(), 0, read.offending(), "", written, WHOLE_RECORD));
        }
        if (legal == 0) {
            int[] mirrored = IntStream.of(written).map(square -> square ^ 7).toArray();
            candidates.add(new Candidate(Repair.Kind.MIRROR, 0, 0, "", "", mirrored, WHOLE_RECORD));
        }
    }

    /** What cannot be read is one move, whichever fits, or is no move at all. */
    private void withoutUnreadable(List<Candidate> candidates) {
        candidates.add(new Candidate(Repair.Kind.LEAVE_OUT, read.at(), 0, read.offending(), "", written, LEFT_OUT));
        List<Token> unreadable =
                tokens.stream().filter(token -> token.kind() == Kind.UNREADABLE).toList();
        if (unreadable.size() == 1 && written.length > 0 && written.length < Transcript.MAX_MOVES) {
            int index = (int) tokens.stream()
                    .takeWhile(token -> token.kind() != Kind.UNREADABLE)
                    .filter(token -> token.kind() == Kind.MOVE)
                    .count();
            candidates.addAll(new Slips(written, index)
                    .readAs(index, TranscriptReader.shortened(unreadable.get(0).text())));
        }
    }
}
