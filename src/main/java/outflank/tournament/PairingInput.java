package outflank.tournament;

import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import java.io.StringReader;
import java.util.Objects;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairingRules;

/**
 * Everything a round was paired from besides its seed: kept with the round as JSON, so that its pairing can be verified
 * from that row alone, and compared with the present to see whether a draft still fits.
 *
 * @param competition the competition before the round; what it reads back has no names, categories and finals, which no
 *     pairing asks for
 * @param rules the system and all its values
 * @param constraints what the director had decided
 */
public record PairingInput(Competition competition, PairingRules rules, Constraints constraints) {

    public PairingInput {
        Objects.requireNonNull(competition, "competition");
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(constraints, "constraints");
    }

    /** As it is stored with the round. */
    String json() {
        return PairingInputWriter.write(this).toString();
    }

    /**
     * Reads a stored input, in the form of version 1 too, which knew PAPP's system only.
     *
     * @throws IllegalArgumentException if the text is no stored input
     */
    public static PairingInput read(String stored) {
        try {
            return PairingInputReader.read(object(stored));
        } catch (JsonException | NullPointerException | ClassCastException broken) {
            throw new IllegalArgumentException("this is no stored input of a pairing: " + broken.getMessage(), broken);
        }
    }

    /** Whether a round with this stored input would be paired from the same competition by the same rules today. */
    static boolean isOf(String stored, Competition competition, PairingRules rules) {
        return object(stored).getJsonObject("competition").equals(PairingInputWriter.competition(competition))
                && read(stored).rules().equals(rules);
    }

    private static JsonObject object(String stored) {
        try (var reader = Json.createReader(new StringReader(stored))) {
            return reader.readObject();
        }
    }
}
