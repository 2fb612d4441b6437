package outflank.competition.pairing.dutch;

/** Which rule of C.04.3 article 5.2 decides who of a pair has which color; the first that can does. */
public enum ColorReason {
    /** 5.2.1: each has the color he should have, or only one of the two has a preference. */
    BOTH_GRANTED,
    /** 5.2.2: both should have the same color, one of them more urgently. */
    STRONGER_PREFERENCE,
    /** 5.2.2: both absolutely should have the same color, one of them is further from balance. */
    WIDER_DIFFERENCE,
    /** 5.2.3: the other way round than in the latest of their games in which the two had different colors. */
    ALTERNATED,
    /** 5.2.4: the color the higher ranked player should have. */
    HIGHER_RANKED,
    /** 5.2.5: the initial color for an odd pairing number, the other one for an even. */
    INITIAL_COLOR,
    /** The director has made this pair with its colors. */
    DIRECTOR
}
