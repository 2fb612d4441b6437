/**
 * What one corrected result does to a tournament: to the standings, and to pairings that were made from the old one.
 * Published pairings stay as they are; here is only said what they were made from.
 */
package outflank.competition.correction;
