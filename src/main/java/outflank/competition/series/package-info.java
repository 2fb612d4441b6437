/**
 * Series of tournaments: what a place in one of them is worth, and who leads the series. Pure functions of final
 * rankings; who belongs to a series and where rankings come from is not known here.
 */
package outflank.competition.series;
