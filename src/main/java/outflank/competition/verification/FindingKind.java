package outflank.competition.verification;

/** What a verification can find. Notes are facts that everybody may know of and that break nothing. */
public enum FindingKind {
    /** The round cannot be paired from what it keeps. */
    NOT_PAIRABLE(false),
    /** Paired again, two play each other who do not in the published round. */
    PAIR_MISSING(false),
    /** A published pair is none when the round is paired again. */
    PAIR_UNEXPECTED(false),
    /** Paired again, the two have the other colors. */
    COLORS_REVERSED(false),
    /** Paired again, the two sit at another table. */
    TABLE_MOVED(false),
    /** Paired again, somebody else has the bye. */
    BYE_DIFFERS(false),
    /** Another version of the pairing chooses otherwise between pairings of equal cost. */
    DRAWN_OTHERWISE(true),
    /** The cost that the round keeps is not the cost of its pairing. */
    COST_DIFFERS(false),
    /** A pairing with a lower cost exists. */
    NOT_OPTIMAL(false),
    /** Somebody is seated who did not take part in the round. */
    ABSENT_SEATED(false),
    /** Somebody who took part has neither a game nor a bye. */
    LEFT_OUT(false),
    /** A second bye, though the round could have been paired without one. */
    SECOND_BYE_AVOIDABLE(false),
    /** A second bye that no pairing could avoid, or that the director decided. */
    SECOND_BYE(true),
    /** Two meet again with the same colors, though the round could have been paired without that. */
    SAME_COLORS_AVOIDABLE(false),
    /** Two meet again. */
    REMATCH(true),
    /** A result of an earlier round stood otherwise when the round was paired. */
    RESULT_DIFFERS(false),
    /** The players of an earlier game had the other colors when the round was paired. */
    EARLIER_COLORS_DIFFER(false),
    /** The official result of a game is another one than the tournament's history says. */
    RESULT_NOT_IN_HISTORY(false),
    /** An earlier table had other players when the round was paired. */
    EARLIER_PAIR_DIFFERS(false),
    /** The byes of an earlier round were others when the round was paired. */
    EARLIER_BYES_DIFFER(false),
    /** An earlier round is missing, or was when the round was paired. */
    EARLIER_ROUND_MISSING(false),
    /** An entrant's lot was another one when the round was paired. */
    LOT_DIFFERS(false),
    /** An entrant of then is none today, or the other way round. */
    ENTRANT_DIFFERS(false),
    /** What is known of a person has changed since. */
    PERSON_DIFFERS(true),
    /** By what is noted today, the entrant would take part in the round, or would not; then it was the other way. */
    TAKING_PART_DIFFERS(true),
    /** Points recomputed by the plain computation are others than the pages show. */
    POINTS_DIFFER(false),
    /** The value of a tie-break recomputed by the plain computation is another one than the pages show. */
    TIE_BREAK_DIFFERS(false),
    /** The rank recomputed by the plain computation is another one than the pages show. */
    RANK_DIFFERS(false);

    private final boolean note;

    FindingKind(boolean note) {
        this.note = note;
    }

    /** Whether this is a note, which breaks nothing. */
    public boolean isNote() {
        return note;
    }
}
