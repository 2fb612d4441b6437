/**
 * The archive of games: searching it, and the imports that bring files of games into it block by block, each block with
 * the progress of its import in one transaction. Reading the archive is free to everybody.
 */
package outflank.archive;
