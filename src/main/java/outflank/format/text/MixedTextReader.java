package outflank.format.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Objects;

/**
 * Reads UTF-8, and every byte that is no part of it as Latin-1. The two are told apart well, because a Latin-1 text has
 * hardly ever a letter outside ASCII followed by the right kind and number of others; and a file that was pasted together
 * from both is still read.
 */
final class MixedTextReader extends Reader {

    private static final int BUFFER = 8_192;
    private static final int LONGEST_SEQUENCE = 4;

    private final InputStream file;
    private final byte[] bytes = new byte[BUFFER];
    private int begin;
    private int end;
    private boolean ended;
    private char lowSurrogate;

    MixedTextReader(InputStream file) {
        this.file = file;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, target.length);
        int index = offset;
        int limit = offset + length;
        while (index < limit) {
            if (lowSurrogate != 0) {
                target[index++] = lowSurrogate;
                lowSurrogate = 0;
            } else if (end - begin < LONGEST_SEQUENCE && !ended) {
                if (index > offset && end > begin && bytes[begin] >= 0) {
                    target[index++] = (char) bytes[begin++];
                } else {
                    fill();
                }
            } else if (begin == end) {
                break;
            } else {
                index = decode(target, index);
            }
        }
        return index == offset && length > 0 ? -1 : index - offset;
    }

    private int decode(char[] target, int index) {
        int first = bytes[begin];
        if (first >= 0) {
            target[index] = (char) first;
            begin++;
            return index + 1;
        }
        int length = sequence();
        int character = length == 0 ? -1 : character(length);
        if (character < 0) {
            target[index] = (char) (first & 0xFF);
            begin++;
            return index + 1;
        }
        begin += length;
        if (Character.isBmpCodePoint(character)) {
            target[index] = (char) character;
        } else {
            target[index] = Character.highSurrogate(character);
            lowSurrogate = Character.lowSurrogate(character);
        }
        return index + 1;
    }

    /** How many bytes the sequence at the beginning has: 2 to 4; 0 if there is none. */
    private int sequence() {
        int first = bytes[begin] & 0xFF;
        int length = first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
        if (first > 0xF4 || length > end - begin) {
            return 0;
        }
        for (int index = 1; index < length; index++) {
            if ((bytes[begin + index] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return length;
    }

    /** The character of this sequence; -1 if it is longer than it need be, half of one, or beyond the last one. */
    private int character(int length) {
        int character = bytes[begin] & (0x7F >> length);
        for (int index = 1; index < length; index++) {
            character = character << 6 | bytes[begin + index] & 0x3F;
        }
        boolean tooLong = length == 3 && character < 0x800 || length == 4 && character < 0x10000;
        boolean half = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
        return tooLong || half || character > Character.MAX_CODE_POINT ? -1 : character;
    }

    private void fill() throws IOException {
        System.arraycopy(bytes, begin, bytes, 0, end - begin);
        end -= begin;
        begin = 0;
        int count = file.read(bytes, end, bytes.length - end);
        ended = count < 0;
        end += Math.max(0, count);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
