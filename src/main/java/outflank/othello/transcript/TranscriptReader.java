package outflank.othello.transcript;

import java.util.Optional;
import outflank.othello.Position;
import outflank.othello.Square;

/** Plays what a {@link TranscriptScanner} finds, up to the first problem. */
final class TranscriptReader {

    private final String written;
    private final StringBuilder moves = new StringBuilder();
    private Position position = Position.start();

    private TranscriptReader(String written) {
        this.written = written;
    }

    static Transcript read(String written) {
        if (written.length() > Transcript.MAX_LENGTH) {
            return new Transcript(written, Verdict.TOO_LONG, 0, "", "");
        }
        return new TranscriptReader(written).read();
    }

    private Transcript read() {
        for (TranscriptScanner.Token token : TranscriptScanner.tokens(written)) {
            Optional<Verdict> problem =
                    switch (token.kind()) {
                        case SQUARE -> move(token.square());
                        case PASS -> pass();
                        case UNREADABLE -> Optional.of(Verdict.UNREADABLE);
                        case MISSING_NUMBER -> Optional.of(Verdict.MISSING_NUMBER);
                        case DUPLICATE_NUMBER -> Optional.of(Verdict.DUPLICATE_NUMBER);
                        case NUMBER_TOO_BIG -> Optional.of(Verdict.NUMBER_TOO_BIG);
                        case UNREADABLE_NUMBER -> Optional.of(Verdict.UNREADABLE_NUMBER);
                    };
            if (problem.isPresent()) {
                return verdict(problem.get(), played() + 1, shortened(token.text()));
            }
        }
        if (played() == 0) {
            return verdict(Verdict.EMPTY, 0, "");
        }
        return position.isOver() ? verdict(Verdict.COMPLETE, 0, "") : verdict(Verdict.TRUNCATED, played(), "");
    }

    private Optional<Verdict> move(int square) {
        if (played() == Transcript.MAX_MOVES) {
            return Optional.of(Verdict.TOO_MANY_MOVES);
        }
        if (position.isOver()) {
            return Optional.of(Verdict.MOVE_AFTER_END);
        }
        if (position.mustPass()) {
            position = position.pass();
        }
        if (!position.isLegal(square)) {
            return Optional.of(whyIllegal(square));
        }
        position = position.play(square);
        moves.append(Square.name(square));
        return Optional.empty();
    }

    private Verdict whyIllegal(int square) {
        if (position.sideAt(square).isPresent()) {
            return Verdict.DUPLICATE_SQUARE;
        }
        boolean isolated = (Square.neighbors(Square.bit(square)) & (position.black() | position.white())) == 0;
        return isolated ? Verdict.ISOLATED_SQUARE : Verdict.ILLEGAL_MOVE;
    }

    /** When neither side can move, some programs write that down as passes: this is no problem. */
    private Optional<Verdict> pass() {
        if (position.isOver()) {
            return Optional.empty();
        }
        if (!position.mustPass()) {
            return Optional.of(Verdict.ILLEGAL_MOVE);
        }
        position = position.pass();
        return Optional.empty();
    }

    private int played() {
        return moves.length() / 2;
    }

    private Transcript verdict(Verdict verdict, int at, String offending) {
        return new Transcript(written, verdict, at, offending, moves.toString());
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
