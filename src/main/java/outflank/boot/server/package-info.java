/**
 * What runs inside the application server's process besides the server: the line to the launcher. It needs nothing but
 * the JDK and Payara Micro.
 */
package outflank.boot.server;
