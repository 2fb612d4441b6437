/** Outflank's own form of a whole tournament, which loses nothing: one JSON object, described in the README. */
package outflank.format.json;
