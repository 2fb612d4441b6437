package outflank.competition.standings;

/** Who shares the prizes of the places a group of players has together. */
public enum PrizeSplit {
    /** Each rank has its own prize; only players with one rank share. */
    BY_RANK,
    /** Players with equal points share, whatever the tie-breaks say. */
    BY_POINTS
}
