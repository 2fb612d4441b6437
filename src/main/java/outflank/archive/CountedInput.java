package outflank.archive;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that were read, to tell how far an import is. */
final class CountedInput extends FilterInputStream {

    private long count;

    CountedInput(InputStream input) {
        super(input);
    }

    /** How many bytes were read. */
    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count += read < 0 ? 0 : 1;
        return read;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int read = super.read(target, offset, length);
        count += Math.max(0, read);
        return read;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
