package outflank.othello.batch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads names of squares from ASCII text, such as {@code f5} or {@code F5}: one, or four at a time. */
final class SquareNames {

    /** The length of four names. */
    static final int FOUR = 8;

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long FOUR_TIMES = 0x0001_0001_0001_0001L;
    private static final long LOWER_CASE = 0x20 * FOUR_TIMES;
    private static final long A1 = ('a' | '1' << 8) * FOUR_TIMES;
    private static final long TOO_BIG = 0xF8F8 * FOUR_TIMES;
    private static final long SQUARE = 0x3F * FOUR_TIMES;

    private SquareNames() {}

    /** The square from 0 to 63 with this name, or {@link SquareCode#UNREADABLE}. */
    static byte square(byte letter, byte digit) {
        int column = (letter | 0x20) - 'a';
        int row = digit - '1';
        return (column | row) >>> 3 == 0 ? (byte) (8 * row + column) : SquareCode.UNREADABLE;
    }

    /**
     * Four squares from the eight characters that begin here, the first in the lowest 16 bits; negative if not all of them
     * are squares. It is {@link #square} on all four at once: what is below a or 1 borrows from the byte itself and so
     * becomes too big, like what is above h or 8; what one byte borrows from the next is no matter then.
     */
    static long fourSquares(byte[] text, int index) {
        long columnsAndRows = ((long) EIGHT_BYTES.get(text, index) | LOWER_CASE) - A1;
        return (columnsAndRows & TOO_BIG) == 0 ? (columnsAndRows | columnsAndRows >>> 5) & SQUARE : -1;
    }
}
