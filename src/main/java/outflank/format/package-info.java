/**
 * Files of games and tournaments as the community keeps them: recognized by their content, read one game at a time, and
 * written again. What a single transcript means, and what is wrong with it, belongs to {@code outflank.othello.transcript}.
 */
package outflank.format;
