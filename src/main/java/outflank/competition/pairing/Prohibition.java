package outflank.competition.pairing;

/**
 * What a pairing must not contain, in the order in which it is given up when no round can be made otherwise: a round
 * has to begin even in a field too small for its rules, and the director's own word is the last to be overruled.
 */
enum Prohibition {
    /** Two who have met do not meet again with the same colors. */
    REMATCH_IN_SAME_COLORS,
    /** Nobody has a second bye. */
    SECOND_BYE,
    /** A pair the director has forbidden. */
    FORBIDDEN_PAIR
}
