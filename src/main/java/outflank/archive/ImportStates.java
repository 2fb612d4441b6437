package outflank.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/** The steps of an import from one state to the next, each a transaction of its own. */
final class ImportStates {

    private final DataSource database;

    ImportStates(DataSource database) {
        this.database = database;
    }

    /**
     * Where an import stands.
     *
     * @param file the file it goes on with
     * @param games how many games of that file are done
     */
    record Place(int file, long games) {}

    /** The import that is to be worked at next: one that was interrupted goes first. */
    Optional<Integer> next() throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(
                        "select id from archive_import where state in ('RUNNING', 'WAITING') order by state, id limit 1");
                ResultSet row = select.executeQuery()) {
            return row.next() ? Optional.of(row.getInt(1)) : Optional.empty();
        }
    }

    /** Begins an import or goes on with it; empty if it is not to go on. */
    Optional<Place> begin(int importId) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement("update archive_import set state = 'RUNNING',"
                        + " began_at = coalesce(began_at, now()) where id = ? and state in ('RUNNING', 'WAITING')"
                        + " returning file_number, file_games")) {
            update.setInt(1, importId);
            try (ResultSet row = update.executeQuery()) {
                return row.next() ? Optional.of(new Place(row.getInt(1), row.getLong(2))) : Optional.empty();
            }
        }
    }

    /** All games are done: the files are needed no more. */
    void finish(int importId) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement("with finished as (update archive_import set"
                        + " state = 'FINISHED', ended_at = now(), bytes_read = bytes"
                        + " where id = ? and state = 'RUNNING' returning id)"
                        + " delete from archive_chunk where import_id in (select id from finished)")) {
            update.setInt(1, importId);
            update.executeUpdate();
        }
    }

    /** Something went wrong that the import cannot handle; somebody may let it go on later. */
    void fail(int importId) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement("update archive_import set state = 'FAILED',"
                        + " ended_at = now() where id = ? and state = 'RUNNING'")) {
            update.setInt(1, importId);
            update.executeUpdate();
        }
    }
}
