package outflank.tournament;

import outflank.competition.pairing.draft.DraftChange;

/** What a director can do to a draft by hand; each has a text in the bundle. */
public enum DraftAction {
    SWAP_SEATS,
    SWAP_COLORS,
    FORCE_PAIR,
    FORBID_PAIR,
    ALLOW_PAIR,
    GIVE_BYE,
    RELEASE;

    /** Whether it is about two players, or about one. */
    public boolean isOfTwo() {
        return this != GIVE_BYE && this != RELEASE;
    }

    /**
     * The change itself.
     *
     * @param one number of the first entrant
     * @param other number of the second one; ignored where it is about one
     */
    public DraftChange of(int one, int other) {
        return switch (this) {
            case SWAP_SEATS -> new DraftChange.SwapSeats(one, other);
            case SWAP_COLORS -> new DraftChange.SwapColors(one, other);
            case FORCE_PAIR -> new DraftChange.ForcePair(one, other);
            case FORBID_PAIR -> new DraftChange.ForbidPair(one, other);
            case ALLOW_PAIR -> new DraftChange.AllowPair(one, other);
            case GIVE_BYE -> new DraftChange.GiveBye(one);
            case RELEASE -> new DraftChange.Release(one);
        };
    }
}
