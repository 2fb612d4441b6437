package outflank.format.wthor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;
import outflank.othello.Scoring;
import outflank.othello.Side;

/**
 * Writes a {@code .wtb} file, which holds games of one year. The names go to lists, which several files can share and which
 * the caller writes when all games are there.
 */
public final class WthorWriter implements GameWriter {

    private static final int BUFFERED_GAMES = 256;

    /** No square has this number; it stands for what cannot be read. */
    private static final byte UNREADABLE = 99;

    private final SeekableByteChannel file;
    private final int year;
    private final LocalDate made;
    private final WthorNameList players;
    private final WthorNameList tournaments;
    private final Map<Kind, FormatProblem> remarks = new EnumMap<>(Kind.class);
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFERED_GAMES * WthorLayout.GAME);
    private long games;

    /**
     * Begins to write.
     *
     * @param file an empty file; its beginning is written last
     * @param year the year of the games, 0 if it is not known
     * @param made the date the header says the file was made on
     */
    public WthorWriter(
            SeekableByteChannel file, int year, LocalDate made, WthorNameList players, WthorNameList tournaments)
            throws IOException {
        this.file = file;
        this.year = year;
        this.made = made;
        this.players = players;
        this.tournaments = tournaments;
        file.position(WthorLayout.HEADER);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        byte[] bytes = new byte[WthorLayout.GAME];
        putMoves(game, bytes);
        WthorLayout.put16(bytes, 0, number(tournaments, game.event(), game));
        WthorLayout.put16(bytes, 2, number(players, game.black(), game));
        WthorLayout.put16(bytes, 4, number(players, game.white(), game));
        bytes[6] = (byte) blackDiscs(game);
        bytes[7] = (byte) game.details().theoreticalBlackDiscs().orElse(0);
        if (!game.date().equals(year == 0 ? "" : Integer.toString(year))) {
            remark(Kind.DATE_CUT, game, game.date());
        }
        if (game.details().ending() != Ending.UNSAID || game.details().winner().isPresent()) {
            remark(Kind.ENDING_LOST, game, "");
        }
        if (!buffer.hasRemaining()) {
            flush();
        }
        buffer.put(bytes);
        games++;
    }

    private static void putMoves(RecordedGame game, byte[] bytes) throws UnwritableGame {
        int at = WthorLayout.MOVES;
        boolean legal = game.transcript().isComplete();
        List<MoveWord> words = MoveWord.of(game.transcript());
        int moves = game.transcript().moveCount();
        for (MoveWord word : words) {
            if (word.isIrregular()) {
                throw new UnwritableGame(Kind.IRREGULAR_GAME, game, "");
            }
            // A pass behind the legal moves may be the very problem, and passes have no place in the file.
            boolean lost = word.isPass() && !legal && at - WthorLayout.MOVES >= moves;
            if (lost || !word.isPass() && at == bytes.length) {
                throw new UnwritableGame(
                        Kind.RECORD_UNWRITABLE, game, game.transcript().offending());
            }
            if (!word.isPass()) {
                bytes[at++] = word.move().map(move -> code(move.square())).orElse(UNREADABLE);
            }
        }
    }

    private static byte code(int square) {
        return (byte) (10 * (1 + square / 8) + 1 + square % 8);
    }

    private int number(WthorNameList names, String name, RecordedGame game) throws UnwritableGame {
        OptionalInt number = names.number(name);
        if (number.isEmpty()) {
            throw new UnwritableGame(Kind.TOO_MANY_NAMES, game, name);
        }
        if (!names.fits(name)) {
            remark(Kind.NAME_CUT, game, name);
        }
        return number.getAsInt();
    }

    /** The format has no way to say that there is no score. */
    private int blackDiscs(RecordedGame game) {
        if (game.blackDiscs().isPresent()) {
            return game.blackDiscs().getAsInt();
        }
        remark(Kind.SCORE_COMPUTED, game, "");
        return Scoring.EMPTIES_TO_WINNER.score(game.transcript().replay().end()).halfDiscs(Side.BLACK) / 2;
    }

    private void remark(Kind kind, RecordedGame game, String found) {
        remarks.putIfAbsent(kind, new FormatProblem(kind, Place.FILE.inGame(game.number()), found));
    }

    private void flush() throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            file.write(buffer);
        }
        buffer.clear();
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.copyOf(remarks.values());
    }

    @Override
    public void close() throws IOException {
        try (file) {
            flush();
            file.position(0);
            byte[] header = new WthorHeader(games, 0, year, 8, WthorHeader.DEPTH).bytes(made);
            ByteBuffer bytes = ByteBuffer.wrap(header);
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        }
    }
}
