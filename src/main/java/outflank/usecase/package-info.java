/**
 * What every use case shares: its transaction, the way it refuses, tokens of links, checked text, names in
 * addresses, times and ids in the database. No rules of a tournament belong here.
 */
package outflank.usecase;
