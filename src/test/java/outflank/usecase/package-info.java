/**
 * Tests that run inside the application server, in the real web application: transactions, injection, security and the
 * database together. One deployment serves them all, so the whole package costs one start of the server.
 */
package outflank.usecase;
