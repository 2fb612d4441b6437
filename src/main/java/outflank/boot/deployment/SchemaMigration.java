package outflank.boot.deployment;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.annotation.sql.DataSourceDefinition;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * Brings the schema up to date before anything reads a table. Flyway handles its own transactions, and two nodes that
 * start together wait for each other.
 */
@DataSourceDefinition(
        name = "java:app/jdbc/outflank",
        className = "org.postgresql.ds.PGSimpleDataSource",
        url = "${MPCONFIG=outflank.db.url:jdbc:postgresql://localhost:5432/outflank?stringtype=unspecified}",
        user = "${MPCONFIG=outflank.db.user:outflank}",
        password = "${ENV=OUTFLANK_DB_PASSWORD:}",
        initialPoolSize = 2,
        minPoolSize = 2,
        maxPoolSize = 30,
        maxIdleTime = 300,
        properties = {
            "fish.payara.is-connection-validation-required=true",
            "fish.payara.connection-validation-method=custom-validation",
            "fish.payara.validation-classname=org.glassfish.api.jdbc.validation.PostgresConnectionValidation"
        })
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class SchemaMigration {

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @PostConstruct
    void migrate() {
        Flyway.configure(getClass().getClassLoader())
                .dataSource(database)
                .locations("classpath:db/migration")
                .load()
                .migrate();
    }
}
