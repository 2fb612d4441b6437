package outflank.competition.pairing;

import java.util.Locale;
import java.util.OptionalInt;
import outflank.competition.pairing.dutch.DutchPairing;

/** The ways to pair rounds that a tournament can choose from, each with the engine that does it. */
public enum PairingSystem {
    /** Every round anew by minimum-cost matching, as PAPP does. */
    SWISS(SwissPairing::pair),
    /** The FIDE (Dutch) System, C.04.3 in force from 1 February 2026. */
    FIDE_DUTCH(DutchPairing::pair),
    /** Everybody meets everybody once, by a schedule that is fixed from the first round on. */
    ROUND_ROBIN((history, round, rules, seed, constraints) -> RoundRobinPairing.pair(history, round, 1, constraints)),
    /** Everybody meets everybody twice, the second time with the colors reversed. */
    DOUBLE_ROUND_ROBIN(
            (history, round, rules, seed, constraints) -> RoundRobinPairing.pair(history, round, 2, constraints));

    private final PairingEngine engine;

    PairingSystem(PairingEngine engine) {
        this.engine = engine;
    }

    /** What pairs a round in this system. */
    PairingEngine engine() {
        return engine;
    }

    /** The rounds this system takes for this many players; empty if it can be played over any number of rounds. */
    public OptionalInt rounds(int players) {
        if (!isRoundRobin() || players < 2) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(new RoundRobin(players, this == DOUBLE_ROUND_ROBIN ? 2 : 1).rounds());
    }

    /** Whether the schedule of all rounds is fixed from the first round on, so that nobody can enter late. */
    public boolean isRoundRobin() {
        return this == ROUND_ROBIN || this == DOUBLE_ROUND_ROBIN;
    }

    /** The name in stored rules and in the pages' bundle: lower case letters and dashes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
