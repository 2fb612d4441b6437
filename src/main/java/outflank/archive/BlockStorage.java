package outflank.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import outflank.format.FormatProblem;

/**
 * Stores a block of games together with the progress of its import. The caller's transaction holds both, so a kill at any
 * moment leaves no game that is not counted, and none counted that is not there.
 */
final class BlockStorage {

    /** Whoever adds games or deletes them waits for this lock, so that nobody else adds the same games or names. */
    static final int LOCK = 0x41726368;

    private static final int MOST_PROBLEMS_KEPT = 1_000;

    private BlockStorage() {}

    /**
     * Stores a block.
     *
     * @param connection in a transaction, which the caller commits
     * @return whether the import is still to go on and was just where the block begins; else nothing has changed
     */
    static boolean store(Connection connection, int importId, GameBlock block) throws SQLException {
        if (!isDue(connection, importId, block)) {
            return false;
        }
        try (Statement lock = connection.createStatement()) {
            lock.execute("select pg_advisory_xact_lock(" + LOCK + ")");
        }
        List<PreparedGame> fresh = unknown(connection, block.games());
        if (!fresh.isEmpty()) {
            GameCopy.add(
                    connection,
                    importId,
                    fresh,
                    Dictionary.PLAYERS.ids(
                            connection,
                            fresh.stream()
                                    .flatMap(game -> Stream.of(game.black(), game.white()))
                                    .distinct()
                                    .toList()),
                    Dictionary.EVENTS.ids(
                            connection,
                            fresh.stream().map(PreparedGame::event).distinct().toList()));
        }
        keepProblems(connection, importId, block);
        advance(connection, importId, block, fresh.size());
        return true;
    }

    private static boolean isDue(Connection connection, int importId, GameBlock block) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("select 1 from archive_import where id = ?"
                + " and state = 'RUNNING' and file_number = ? and file_games = ? for update")) {
            select.setInt(1, importId);
            select.setInt(2, block.file());
            select.setLong(3, block.before());
            try (ResultSet row = select.executeQuery()) {
                return row.next();
            }
        }
    }

    /** The games that are not in the archive yet, each once. */
    private static List<PreparedGame> unknown(Connection connection, List<PreparedGame> games) throws SQLException {
        Set<UUID> known = new HashSet<>();
        try (PreparedStatement select =
                connection.prepareStatement("select content_key from archived_game where content_key = any(?)")) {
            select.setArray(
                    1,
                    connection.createArrayOf(
                            "uuid", games.stream().map(PreparedGame::key).toArray()));
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    known.add(rows.getObject(1, UUID.class));
                }
            }
        }
        List<PreparedGame> fresh = new ArrayList<>(games.size());
        for (PreparedGame game : games) {
            if (known.add(game.key())) {
                fresh.add(game);
            }
        }
        return fresh;
    }

    private static void keepProblems(Connection connection, int importId, GameBlock block) throws SQLException {
        if (block.problems().isEmpty()) {
            return;
        }
        try (PreparedStatement insert = connection.prepareStatement(
                "insert into archive_problem (import_id, file_name, at_game, at_line, problem, found)"
                        + " select id, ?, ?, ?, ?, ? from archive_import where id = ? and problems < "
                        + MOST_PROBLEMS_KEPT)) {
            for (FormatProblem problem : block.problems()) {
                insert.setString(1, block.fileName());
                insert.setLong(2, problem.place().game());
                insert.setLong(3, problem.place().line());
                insert.setString(4, problem.kind().word());
                insert.setString(5, problem.found());
                insert.setInt(6, importId);
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private static void advance(Connection connection, int importId, GameBlock block, int added) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "update archive_import set file_number = ?, file_games = ?, bytes_read = least(bytes, greatest(bytes_read, ?)),"
                        + " games = games + ?, added = added + ?, present = present + ?, unreadable = unreadable + ?,"
                        + " truncated = truncated + ?, faulty = faulty + ?, differing = differing + ?,"
                        + " problems = problems + ? where id = ?")) {
            update.setInt(1, block.last() ? block.file() + 1 : block.file());
            update.setLong(2, block.last() ? 0 : block.after());
            update.setLong(3, block.bytesRead());
            update.setInt(4, block.games().size() + block.unreadable());
            update.setInt(5, added);
            update.setInt(6, block.games().size() - added);
            update.setInt(7, block.unreadable());
            update.setLong(8, count(block, PreparedGame::isTruncated));
            update.setLong(9, count(block, PreparedGame::isFaulty));
            update.setLong(10, count(block, PreparedGame::differs));
            update.setInt(11, block.problems().size());
            update.setInt(12, importId);
            update.executeUpdate();
        }
    }

    private static long count(GameBlock block, Predicate<PreparedGame> kind) {
        return block.games().stream().filter(kind).count();
    }
}
