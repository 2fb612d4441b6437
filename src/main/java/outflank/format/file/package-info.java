/** Whole files: which format one has, opening it, and writing another. */
package outflank.format.file;
