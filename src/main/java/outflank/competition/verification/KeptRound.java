package outflank.competition.verification;

import java.util.Objects;
import outflank.competition.Competition;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairingRules;

/**
 * What a published round keeps of its pairing, beside the pairs themselves.
 *
 * @param published the round with the colors as they were paired; results are of no interest here
 * @param input the competition as it was when the round was paired
 * @param rules the system and its settings
 * @param constraints what the director had decided beforehand
 * @param seed the seed of the round
 * @param cost the cost that was found then
 * @param sameVersion whether the pairing that made the round is the present one, so that the lot must fall the same way
 */
public record KeptRound(
        Round published,
        Competition input,
        PairingRules rules,
        Constraints constraints,
        long seed,
        long cost,
        boolean sameVersion) {

    public KeptRound {
        Objects.requireNonNull(published, "published");
        Objects.requireNonNull(input, "input");
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(constraints, "constraints");
    }

    /** The number of the round. */
    public int number() {
        return published.number();
    }
}
