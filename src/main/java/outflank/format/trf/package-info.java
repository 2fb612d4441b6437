/**
 * The tournament report files of FIDE, editions of 2016 and 2026, through which tools of chess pair and check tournaments.
 * They know results only; the discs and what else chess has no word for stand in comments of our own (README).
 */
package outflank.format.trf;
