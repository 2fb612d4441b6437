package outflank.competition.pairing.dutch;

/** The criteria of C.04.3 article 2 that one pair, or one bye, can fall short of. */
public enum Criterion {
    /** The two have played each other before. */
    C1,
    /** The bye goes to somebody who had one, or a point without playing. */
    C2,
    /** Both absolutely should have the same color. */
    C3,
    /** Somebody is paired below his score group, or has the bye above the last one. */
    C6,
    /** A topscorer or his opponent gets three games more with one color than with the other. */
    C10,
    /** A topscorer or his opponent gets the same color three times in a row. */
    C11,
    /** Somebody does not get the color he should have. */
    C12,
    /** Somebody does not get the color he should have, and that one strongly. */
    C13,
    /** Somebody floats down as in the round before. */
    C14,
    /** Somebody floats up as in the round before. */
    C15,
    /** Somebody floats down as two rounds before. */
    C16,
    /** Somebody floats up as two rounds before. */
    C17
}
