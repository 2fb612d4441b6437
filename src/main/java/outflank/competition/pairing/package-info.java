/** Who plays whom with which color, and why: penalties, minimum-cost matching, colors. Knows only the competition. */
package outflank.competition.pairing;
