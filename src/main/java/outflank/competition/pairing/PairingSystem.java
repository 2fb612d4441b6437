package outflank.competition.pairing;

import java.util.Locale;

/** The ways to pair rounds that a tournament can choose from, each with the engine that does it. */
public enum PairingSystem {
    /** Every round anew by minimum-cost matching, as PAPP does. */
    SWISS(SwissPairing::pair);

    private final PairingEngine engine;

    PairingSystem(PairingEngine engine) {
        this.engine = engine;
    }

    /** What pairs a round in this system. */
    PairingEngine engine() {
        return engine;
    }

    /** The name in stored rules and in the pages' bundle: lower case letters and dashes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
