package outflank.format.wthor;

/** Sizes and positions in WTHOR files, in bytes; numbers are little-endian. */
final class WthorLayout {

    static final int HEADER = 16;
    static final int GAME = 68;
    /** Where the moves begin in a game, after tournament, players and the two scores. */
    static final int MOVES = 8;

    static final int MAX_MOVES = 60;
    static final int PLAYER_NAME = 20;
    static final int TOURNAMENT_NAME = 26;
    /** Games point to names by 16 bits. */
    static final int MAX_NAMES = 65_536;

    private WthorLayout() {}

    static int unsigned16(byte[] bytes, int at) {
        return Byte.toUnsignedInt(bytes[at]) | Byte.toUnsignedInt(bytes[at + 1]) << 8;
    }

    static long unsigned32(byte[] bytes, int at) {
        return unsigned16(bytes, at) | (long) unsigned16(bytes, at + 2) << 16;
    }

    static void put16(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >>> 8);
    }

    static void put32(byte[] bytes, int at, long value) {
        put16(bytes, at, (int) value);
        put16(bytes, at + 2, (int) (value >>> 16));
    }
}
