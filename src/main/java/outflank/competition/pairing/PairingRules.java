package outflank.competition.pairing;

import java.util.Objects;

/**
 * How the rounds of one tournament are paired.
 *
 * @param system the way to pair
 * @param penalties what flaws cost, where the system weighs them
 */
public record PairingRules(PairingSystem system, Penalties penalties) {

    public PairingRules {
        Objects.requireNonNull(system, "system");
        Objects.requireNonNull(penalties, "penalties");
    }

    /** As the world championships are paired: Swiss by PAPP's table. */
    public static PairingRules worldChampionship() {
        return new PairingRules(PairingSystem.SWISS, Penalties.papp());
    }
}
