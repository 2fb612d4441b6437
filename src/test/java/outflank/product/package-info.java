/**
 * The finished program tested from outside: {@code target/outflank.jar} is started as anyone starts it, looked at
 * through a browser, over HTTP and JDBC, and killed.
 */
package outflank.product;
