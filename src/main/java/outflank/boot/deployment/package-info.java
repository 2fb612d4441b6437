/** What happens inside the server when the application starts: data source, migrations, the first administrator, the demo. */
package outflank.boot.deployment;
