package outflank.tournament;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.util.List;
import outflank.competition.pairing.Constraints;

/**
 * One change of a draft by hand.
 *
 * @param action what was done
 * @param one number of the entrant it was done to
 * @param other number of the second entrant; 0 where it is about one
 * @param price how much dearer it made the round
 * @param decided what the director has decided after it
 * @param before what gives the pairing before it again, should it be taken back
 */
public record DraftStep(DraftAction action, int one, int other, long price, Constraints decided, Constraints before) {

    /** The steps of a draft as they are stored, the first one first. */
    static String write(List<DraftStep> steps) {
        JsonArrayBuilder json = Json.createArrayBuilder();
        for (DraftStep step : steps) {
            json.add(Json.createObjectBuilder()
                    .add("action", step.action().name())
                    .add("one", step.one())
                    .add("other", step.other())
                    .add("price", step.price())
                    .add("decided", PairingInputWriter.constraints(step.decided()))
                    .add("before", PairingInputWriter.constraints(step.before())));
        }
        return json.build().toString();
    }

    /** Reads what {@link #write} has written. */
    static List<DraftStep> read(String stored) {
        try (JsonReader reader = Json.createReader(new StringReader(stored))) {
            JsonArray steps = reader.readArray();
            return steps.getValuesAs(JsonObject.class).stream()
                    .map(step -> new DraftStep(
                            DraftAction.valueOf(step.getString("action")),
                            step.getInt("one"),
                            step.getInt("other"),
                            step.getJsonNumber("price").longValueExact(),
                            PairingInputReader.constraints(step.getJsonObject("decided")),
                            PairingInputReader.constraints(step.getJsonObject("before"))))
                    .toList();
        }
    }
}
