package outflank.archive;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.usecase.Text;

/** The names of players, or of events, and their ids. */
enum Dictionary {
    PLAYERS("archive_player"),
    EVENTS("archive_event");

    private static final int LONGEST_SEARCH_NAME = 400;

    private final String add;
    private final String find;

    Dictionary(String table) {
        this.add = "insert into " + table + " (name, search_name) select * from unnest(?::text[], ?::text[])"
                + " on conflict (name) do nothing";
        this.find = "select name, id from " + table + " where name = any(?)";
    }

    /** The ids of these names; a name that has none gets one. */
    Map<String, Integer> ids(Connection connection, Collection<String> names) throws SQLException {
        Map<String, Integer> ids = known(connection, names);
        String[] missing =
                names.stream().filter(name -> !ids.containsKey(name)).distinct().toArray(String[]::new);
        if (missing.length > 0) {
            add(connection, missing);
            ids.putAll(known(connection, List.of(missing)));
        }
        return ids;
    }

    private Map<String, Integer> known(Connection connection, Collection<String> names) throws SQLException {
        Map<String, Integer> ids = new HashMap<>();
        Array asked = connection.createArrayOf("text", names.stream().distinct().toArray());
        try (PreparedStatement select = connection.prepareStatement(find)) {
            select.setArray(1, asked);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    ids.put(rows.getString(1), rows.getInt(2));
                }
            }
        }
        return ids;
    }

    private void add(Connection connection, String[] names) throws SQLException {
        String[] searchNames = new String[names.length];
        for (int index = 0; index < names.length; index++) {
            String folded = Text.folded(names[index]);
            searchNames[index] = folded.substring(0, Math.min(folded.length(), LONGEST_SEARCH_NAME));
        }
        try (PreparedStatement insert = connection.prepareStatement(add)) {
            insert.setArray(1, connection.createArrayOf("text", names));
            insert.setArray(2, connection.createArrayOf("text", searchNames));
            insert.executeUpdate();
        }
    }
}
