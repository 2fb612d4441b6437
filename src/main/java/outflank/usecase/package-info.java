/**
 * What every use case shares: its transaction, the way it refuses, tokens of links, times in the database. No rules of
 * a tournament belong here.
 */
package outflank.usecase;
