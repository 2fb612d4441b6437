package outflank.othello.transcript;

import java.util.List;
import java.util.Optional;
import outflank.othello.Line;
import outflank.othello.Move;
import outflank.othello.Position;
import outflank.othello.Situation;
import outflank.othello.Variant;

/** Plays what a {@link TranscriptScanner} finds, up to the first problem. */
final class TranscriptReader {

    private final String written;
    private final Variant variant;
    private final OpeningWatch opening;
    private final StringBuilder moves = new StringBuilder();
    private Situation situation;
    private int played;

    private TranscriptReader(String written, Variant variant, String opening) {
        this.written = written;
        this.variant = variant;
        this.opening = new OpeningWatch(opening, variant);
        this.situation = Situation.start(variant);
    }

    static Transcript read(String written, Variant variant, String opening) {
        if (written.length() > Transcript.MAX_LENGTH) {
            return new Transcript(written, variant, Verdict.TOO_LONG, 0, "", "");
        }
        return new TranscriptReader(written, variant, opening).read();
    }

    private Transcript read() {
        for (TranscriptScanner.Token token : TranscriptScanner.tokens(written, variant)) {
            Optional<Verdict> problem =
                    switch (token.kind()) {
                        case MOVE -> move(token.move());
                        case PASS -> pass();
                        case IMPOSSIBLE_FLIP -> Optional.of(Verdict.IMPOSSIBLE_FLIP);
                        case UNREADABLE -> Optional.of(Verdict.UNREADABLE);
                        case MISSING_NUMBER -> Optional.of(Verdict.MISSING_NUMBER);
                        case DUPLICATE_NUMBER -> Optional.of(Verdict.DUPLICATE_NUMBER);
                        case NUMBER_TOO_BIG -> Optional.of(Verdict.NUMBER_TOO_BIG);
                        case UNREADABLE_NUMBER -> Optional.of(Verdict.UNREADABLE_NUMBER);
                    };
            if (problem.isPresent()) {
                return verdict(problem.get(), played + 1, shortened(token.text()));
            }
        }
        if (played == 0) {
            return verdict(Verdict.EMPTY, 0, "");
        }
        return situation.isOver() ? verdict(Verdict.COMPLETE, 0, "") : verdict(Verdict.TRUNCATED, played, "");
    }

    private Optional<Verdict> move(Move written) {
        if (played == variant.mostMoves()) {
            return Optional.of(Verdict.TOO_MANY_MOVES);
        }
        while (situation.legalMoves() == 0) {
            if (situation.isOver()) {
                return Optional.of(Verdict.MOVE_AFTER_END);
            }
            situation = situation.pass();
        }
        if (!situation.isLegal(written.square())) {
            return Optional.of(whyIllegal(written.square()));
        }
        Move move = written;
        if (variant.turning().isChosen()) {
            Optional<Verdict> unclear = unclearLine(written);
            if (unclear.isPresent()) {
                return unclear;
            }
            move = situation.choices(written.square()).isEmpty() ? written.withLineEnd(Move.NO_CHOICE) : written;
        }
        if ((move.wrongFlips()
                        & ~(situation.position().black() | situation.position().white()))
                != 0) {
            return Optional.of(Verdict.IMPOSSIBLE_FLIP);
        }
        if (!opening.admits(move)) {
            return Optional.of(Verdict.OPENING_DIFFERS);
        }
        situation = situation.play(move);
        moves.append(move.name());
        played++;
        return Optional.empty();
    }

    /** The line that turns has to be said where there are several; where it is said, it has to be one of them. */
    private Optional<Verdict> unclearLine(Move move) {
        List<Line> lines = situation.position().lines(move.square());
        if (move.lineEnd() == Move.NO_CHOICE) {
            return lines.size() > 1 ? Optional.of(Verdict.LINE_NOT_CHOSEN) : Optional.empty();
        }
        boolean known = lines.stream().anyMatch(line -> line.end() == move.lineEnd());
        return known ? Optional.empty() : Optional.of(Verdict.ILLEGAL_MOVE);
    }

    /** On an open center no move touches a disc at first, so only what lies there already is told apart. */
    private Verdict whyIllegal(int square) {
        Position position = situation.position();
        Verdict verdict = Verdict.ofIllegalMove(square, position.black() | position.white());
        return verdict == Verdict.ISOLATED_SQUARE && situation.isCenterOpen() ? Verdict.ILLEGAL_MOVE : verdict;
    }

    /** When neither side can move, some programs write that down as passes: this is no problem. */
    private Optional<Verdict> pass() {
        if (situation.isOver()) {
            return Optional.empty();
        }
        if (!situation.mustPass()) {
            return Optional.of(Verdict.ILLEGAL_MOVE);
        }
        situation = situation.pass();
        return Optional.empty();
    }

    private Transcript verdict(Verdict verdict, int at, String offending) {
        return new Transcript(written, variant, verdict, at, offending, moves.toString());
    }

    /** Cuts between characters, never inside one that takes two places of a string. */
    static String shortened(String text) {
        if (text.length() <= Transcript.MAX_OFFENDING) {
            return text;
        }
        boolean inside = Character.isHighSurrogate(text.charAt(Transcript.MAX_OFFENDING - 1));
        return text.substring(0, inside ? Transcript.MAX_OFFENDING - 1 : Transcript.MAX_OFFENDING);
    }
}
