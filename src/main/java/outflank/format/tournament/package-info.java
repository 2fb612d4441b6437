/**
 * What a file says of a whole tournament, whatever its form: the picture of the competition, and beside it what only files
 * need, such as the numbers of the federation. Every form has its own package, which reads into and writes from this one.
 */
package outflank.format.tournament;
