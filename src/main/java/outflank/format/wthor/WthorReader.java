package outflank.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.format.UnusableFile;
import outflank.othello.Square;

/** Reads the games of a {@code .wtb} file. */
public final class WthorReader implements GameReader {

    private final InputStream file;
    private final WthorHeader header;
    private final WthorNames names;
    private final String year;
    private final List<FormatProblem> remarks = new ArrayList<>();
    private final WthorBatch batch = new WthorBatch();
    private long number;
    private boolean ended;

    private WthorReader(InputStream file, WthorHeader header, WthorNames names) {
        this.file = file;
        this.header = header;
        this.names = names;
        this.year =
                header.year() == 0 || header.year() > 9_999 ? "" : String.format(Locale.ROOT, "%04d", header.year());
    }

    /**
     * Whether a file that begins like this is one of WTHOR's.
     *
     * @param beginning at least 16 bytes of it, or all there are
     */
    public static boolean recognizes(byte[] beginning) {
        return WthorHeader.isBeginning(beginning);
    }

    /**
     * Begins to read.
     *
     * @param file a file that {@link #recognizes} recognizes, from its first byte on
     * @param names the names that belong to it, or {@link WthorNames#NONE}
     * @throws UnusableFile if it holds names, or games on another board
     */
    public static WthorReader open(InputStream file, WthorNames names) throws IOException {
        byte[] bytes = file.readNBytes(WthorLayout.HEADER);
        if (!WthorHeader.isBeginning(bytes)) {
            throw new UnusableFile(Kind.NOT_RECOGNIZED, Place.offset(0), "");
        }
        WthorHeader header = WthorHeader.read(bytes);
        if (header.games() == 0 && header.names() > 0) {
            throw new UnusableFile(Kind.NAMES_WITHOUT_GAMES, Place.FILE, "");
        }
        if (header.boardSize() != 8) {
            throw new UnusableFile(Kind.BOARD_SIZE, Place.offset(12), header.boardSize() + "x" + header.boardSize());
        }
        return new WthorReader(file, header, names);
    }

    @Override
    public GameFormat format() {
        return GameFormat.WTHOR;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        if (!ended && !batch.hasNext() && !batch.read(file)) {
            end();
        }
        if (ended) {
            return Optional.empty();
        }
        number++;
        batch.next();
        RecordedGameBuilder builder = new RecordedGameBuilder();
        builder.event(names.tournament(batch.unsigned16(0)));
        builder.black(names.player(batch.unsigned16(2)));
        builder.white(names.player(batch.unsigned16(4)));
        builder.date(year);
        int discs = batch.unsigned8(6);
        if (discs <= Square.COUNT) {
            builder.result(StatedResult.ofBlackDiscs(discs));
        } else {
            builder.remark(Kind.SCORE_UNREAD, Place.offset(offset() + 6), Integer.toString(discs));
        }
        int theoretical = batch.unsigned8(7);
        if (theoretical > 0 && theoretical <= Square.COUNT) {
            builder.theoreticalBlackDiscs(theoretical);
        }
        return Optional.of(builder.build(number, batch.transcript()));
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.copyOf(remarks);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private long offset() {
        return WthorLayout.HEADER + (number - 1) * WthorLayout.GAME;
    }

    private void end() {
        ended = true;
        long end = WthorLayout.HEADER + number * WthorLayout.GAME;
        if (batch.bytesLeft() > 0) {
            remarks.add(new FormatProblem(Kind.CUT_RECORD, Place.offset(end), batch.bytesLeft() + " bytes"));
        }
        if (number != header.games()) {
            remarks.add(new FormatProblem(
                    Kind.GAME_COUNT, Place.offset(4), header.games() + " promised, " + number + " there"));
        }
    }
}
