/**
 * What may happen in the rounds that remain: they are played many times by chance, paired by the tournament's own system,
 * and counted. Everything follows from a given seed.
 */
package outflank.competition.simulation;
