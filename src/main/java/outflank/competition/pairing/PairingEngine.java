package outflank.competition.pairing;

import outflank.competition.Competition;

/** Pairs one round by one system. The same arguments always give the same round. */
@FunctionalInterface
interface PairingEngine {

    /**
     * Proposes a round; the arguments are those of {@link RoundPairing#pair}.
     *
     * @throws IllegalArgumentException if the round cannot follow, or the constraints contradict the field
     */
    Pairing pair(Competition history, int round, PairingRules rules, long seed, Constraints constraints);
}
