package outflank.tournament;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.pairing.Avoidance;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.Penalties;

/** Reads what {@link PairingInputWriter} writes, and what version 1 wrote: a table of penalties, no club, no requested bye. */
final class PairingInputReader {

    private PairingInputReader() {}

    static PairingInput read(JsonObject json) {
        PairingRules rules = json.containsKey("rules")
                ? PairingRules.parse(json.getString("rules"))
                : new PairingRules(PairingSystem.SWISS, penalties(json.getJsonObject("penalties")));
        return new PairingInput(
                competition(json.getJsonObject("competition")), rules, constraints(json.getJsonObject("constraints")));
    }

    private static Penalties penalties(JsonObject json) {
        TreeMap<Integer, Integer> elitism = new TreeMap<>();
        JsonObject steps = json.getJsonObject("elitism");
        steps.keySet().forEach(round -> elitism.put(Integer.valueOf(round), steps.getInt(round)));
        return new Penalties(
                numbers(json.getJsonArray("colorBalance")),
                json.getInt("sameColorAgain"),
                numbers(json.getJsonArray("scoreGap")),
                json.getInt("floatAgain"),
                json.getInt("floatBack"),
                json.getInt("rematch"),
                json.getInt("consecutiveRematch"),
                Avoidance.always(json.getInt("sameCountry")),
                Avoidance.always(0),
                elitism);
    }

    private static Competition competition(JsonObject json) {
        List<Round> rounds = new ArrayList<>();
        for (JsonObject round : json.getJsonArray("played").getValuesAs(JsonObject.class)) {
            rounds.add(round(rounds.size() + 1, round));
        }
        return new Competition(
                json.getInt("rounds"),
                json.getInt("byeHalfDiscs"),
                json.getJsonArray("entrants").getValuesAs(JsonObject.class).stream()
                        .map(PairingInputReader::entrant)
                        .toList(),
                rounds);
    }

    private static Entrant entrant(JsonObject json) {
        return new Entrant(
                json.getInt("number"),
                "",
                json.getString("country"),
                json.getString("club", ""),
                Set.of(),
                json.getInt("rating"),
                json.getJsonNumber("lot").longValueExact(),
                json.getInt("enters"),
                json.containsKey("withdrawn") ? OptionalInt.of(json.getInt("withdrawn")) : OptionalInt.empty(),
                Set.copyOf(numbers(json.getJsonArray("absences"))));
    }

    private static Round round(int number, JsonObject json) {
        Map<Integer, Integer> requested = new HashMap<>();
        if (json.containsKey("requested")) {
            json.getJsonArray("requested")
                    .getValuesAs(JsonArray.class)
                    .forEach(bye -> requested.put(bye.getInt(0), bye.getInt(1)));
        }
        return new Round(
                number,
                json.getJsonArray("games").getValuesAs(JsonObject.class).stream()
                        .map(PairingInputReader::game)
                        .toList(),
                Set.copyOf(numbers(json.getJsonArray("byes"))),
                requested);
    }

    private static Game game(JsonObject json) {
        Optional<Result> result = json.containsKey("kind") ? Optional.of(result(json)) : Optional.empty();
        return new Game(json.getInt("table"), json.getInt("black"), json.getInt("white"), result);
    }

    private static Result result(JsonObject json) {
        ResultKind kind = ResultKind.valueOf(json.getString("kind"));
        int black = json.getInt("blackHalfPoints");
        int white = kind == ResultKind.DOUBLE_FORFEIT ? 0 : 2 - black;
        return new Result(kind, black, white, json.getInt("blackHalfDiscs"), json.getInt("whiteHalfDiscs"));
    }

    static Constraints constraints(JsonObject json) {
        List<Constraints.FixedPair> pairs = json.getJsonArray("pairs").getValuesAs(JsonArray.class).stream()
                .map(pair -> new Constraints.FixedPair(pair.getInt(0), pair.getInt(1)))
                .toList();
        Set<Opponents> forbidden = new HashSet<>();
        json.getJsonArray("forbidden")
                .getValuesAs(JsonArray.class)
                .forEach(pair -> forbidden.add(Opponents.of(pair.getInt(0), pair.getInt(1))));
        OptionalInt bye = json.containsKey("bye") ? OptionalInt.of(json.getInt("bye")) : OptionalInt.empty();
        return new Constraints(pairs, bye, forbidden);
    }

    private static List<Integer> numbers(JsonArray json) {
        return json.getValuesAs(JsonNumber.class).stream()
                .map(JsonNumber::intValueExact)
                .toList();
    }
}
