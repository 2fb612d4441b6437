package outflank.format.wof;

import java.util.OptionalInt;

/**
 * What the list of players at the head of a result file says of one of them.
 *
 * @param entrant his number in the competition
 * @param halfPoints his half points
 * @param halfDiscs his half discs; empty if they are not said
 */
record HeaderScore(int entrant, int halfPoints, OptionalInt halfDiscs) {}
