package outflank.format.wthor;

import java.time.LocalDate;

/**
 * The first 16 bytes of every WTHOR file.
 *
 * @param games how many games the file says it has
 * @param names how many names the file says it has, for a file of names
 * @param year the year of the games, 0 if it is not said
 * @param boardSize squares along an edge: 8, for which old files have 0
 * @param depth the number of empty squares from which on theoretical scores are exact: 22, for which old files have 0
 */
record WthorHeader(long games, int names, int year, int boardSize, int depth) {

    static final int DEPTH = 22;

    /**
     * Whether a file begins like one of WTHOR's: with the century of its making, which is a control character that no text
     * begins with, and the rest of a date.
     *
     * @param beginning at least 16 bytes of it, or all there are
     */
    static boolean isBeginning(byte[] beginning) {
        return beginning.length >= WthorLayout.HEADER
                && beginning[0] >= 19
                && beginning[0] <= 21
                && beginning[1] >= 0
                && beginning[1] <= 99
                && beginning[2] >= 1
                && beginning[2] <= 12
                && beginning[3] >= 1
                && beginning[3] <= 31;
    }

    static WthorHeader read(byte[] bytes) {
        int board = Byte.toUnsignedInt(bytes[12]);
        int depth = Byte.toUnsignedInt(bytes[14]);
        return new WthorHeader(
                WthorLayout.unsigned32(bytes, 4),
                WthorLayout.unsigned16(bytes, 8),
                WthorLayout.unsigned16(bytes, 10),
                board == 0 ? 8 : board,
                depth == 0 ? DEPTH : depth);
    }

    byte[] bytes(LocalDate made) {
        byte[] bytes = new byte[WthorLayout.HEADER];
        bytes[0] = (byte) (made.getYear() / 100);
        bytes[1] = (byte) (made.getYear() % 100);
        bytes[2] = (byte) made.getMonthValue();
        bytes[3] = (byte) made.getDayOfMonth();
        WthorLayout.put32(bytes, 4, games);
        WthorLayout.put16(bytes, 8, names);
        WthorLayout.put16(bytes, 10, year);
        bytes[12] = (byte) boardSize;
        bytes[14] = (byte) depth;
        return bytes;
    }
}
