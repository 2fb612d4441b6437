package outflank.usecase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.annotation.Resource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;

/** The database as the web application sees it. */
@ArquillianTest
public class DatabaseOfTheServerIT {

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Test
    void isMigratedBeforeTheFirstRequest() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet failed =
                        statement.executeQuery("select count(*), bool_and(success) from flyway_schema_history")) {
            failed.next();
            assertTrue(failed.getInt(1) > 0, "at least one migration");
            assertTrue(failed.getBoolean(2), "all migrations succeeded");
        }
    }

    @Test
    void isUsedByARoleWithoutSpecialRights() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet role = statement.executeQuery(
                        "select rolsuper, current_user from pg_roles where rolname = current_user")) {
            role.next();
            assertEquals("outflank", role.getString(2));
            assertEquals(false, role.getBoolean(1), "superuser");
        }
    }
}
