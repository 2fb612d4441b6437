package outflank.competition.pairing;

import outflank.competition.Competition;

/** The one door through which a round is paired, whatever the system. */
public final class RoundPairing {

    private RoundPairing() {}

    /**
     * Proposes a round by the system of the tournament.
     *
     * @param history the competition; rounds from the one to pair on are ignored, undecided games count as meetings
     * @param round number of the round to pair, from 1
     * @param rules the system and its settings
     * @param seed decides where the rules leave a choice, together with the stored lots
     * @param constraints what the director has decided beforehand
     * @throws IllegalArgumentException if an earlier round is missing, or the constraints contradict the field
     */
    public static Pairing pair(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        return rules.system().engine().pair(history, round, rules, seed, constraints);
    }
}
