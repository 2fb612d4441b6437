/** Tournaments as tables for spreadsheets: comma-separated values by RFC 4180. */
package outflank.format.table;
