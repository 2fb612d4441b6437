/**
 * The program a person starts: it prepares the data folder, runs PostgreSQL and the application server as two child
 * processes, says in plain words what happened, and leaves nothing behind when it ends. These classes live in the
 * executable jar only, never in the web application; what the web application does at its start is in
 * {@code outflank.boot.deployment}.
 */
package outflank.boot;
