/** The work file of the pairing program PAPP, in which it keeps a running tournament. */
package outflank.format.papp;
