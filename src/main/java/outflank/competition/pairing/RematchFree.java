package outflank.competition.pairing;

/** How long rounds without any rematch surely exist. */
public final class RematchFree {

    private RematchFree() {}

    /**
     * How many rounds can surely be paired without a rematch, whatever was paired before: while everybody still has at
     * least half of the field to meet, a perfect matching exists (Dirac's theorem; peers.md). The bye counts as one more
     * player in an odd field, and nobody may have it twice.
     *
     * @param players number of entrants who take part
     */
    public static int guaranteedRounds(int players) {
        if (players < 0) {
            throw new IllegalArgumentException("a field cannot have " + players + " players");
        }
        return players / 2;
    }

    /** Whether this many rounds can surely be paired without a rematch; to be asked again after each withdrawal. */
    public static boolean isGuaranteed(int rounds, int players) {
        return rounds <= guaranteedRounds(players);
    }
}
