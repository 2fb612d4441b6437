package outflank.archive;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/**
 * An uploaded file of an import.
 *
 * @param importId its import
 * @param number its number in the import, from 1
 * @param name its name, with the folders it lay in
 * @param bytes its size
 */
record StoredFile(int importId, int number, String name, long bytes) {

    /** The files of an import in the order in which they are read. */
    static List<StoredFile> of(Connection connection, int importId) throws SQLException {
        List<StoredFile> files = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement(
                "select number, name, bytes from archive_file where import_id = ? order by number")) {
            select.setInt(1, importId);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    files.add(new StoredFile(importId, rows.getInt(1), rows.getString(2), rows.getLong(3)));
                }
            }
        }
        return files;
    }

    /** Its content, fetched part by part as it is read; a file that is gone meanwhile ends with an exception. */
    InputStream open(DataSource database) {
        return new Parts(database);
    }

    private final class Parts extends InputStream {

        private final DataSource database;
        private byte[] part = {};
        private int position;
        private int next;
        private long left = bytes;

        Parts(DataSource database) {
            this.database = database;
        }

        @Override
        public int read() throws IOException {
            return isAtEnd() ? -1 : part[position++] & 0xFF;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            if (isAtEnd()) {
                return -1;
            }
            int count = Math.min(length, part.length - position);
            System.arraycopy(part, position, target, offset, count);
            position += count;
            return count;
        }

        private boolean isAtEnd() throws IOException {
            if (position < part.length) {
                return false;
            }
            if (left == 0) {
                return true;
            }
            part = fetch(next++);
            position = 0;
            left -= part.length;
            return false;
        }

        private byte[] fetch(int number) throws IOException {
            try (Connection connection = database.getConnection();
                    PreparedStatement select = connection.prepareStatement("select content from archive_chunk"
                            + " where import_id = ? and file_number = ? and number = ?")) {
                select.setInt(1, importId);
                select.setInt(2, StoredFile.this.number);
                select.setInt(3, number);
                try (ResultSet row = select.executeQuery()) {
                    if (!row.next()) {
                        throw new IOException("part " + number + " of " + name + " is gone");
                    }
                    return row.getBytes(1);
                }
            } catch (SQLException failure) {
                throw new IOException("part " + number + " of " + name + " cannot be fetched", failure);
            }
        }
    }
}
