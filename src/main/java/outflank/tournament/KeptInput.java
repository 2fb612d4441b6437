package outflank.tournament;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.Penalties;

/**
 * What a round was paired from, read back from the JSON it keeps (see {@link PairingInput}).
 *
 * @param competition the competition as it was then; names of people are not kept
 * @param constraints what the director had decided beforehand
 * @param rules the system and its settings
 */
record KeptInput(Competition competition, Constraints constraints, PairingRules rules) {

    /** @throws IllegalArgumentException if the JSON is none of a pairing's input */
    static KeptInput read(String stored) {
        try (var reader = Json.createReader(new StringReader(stored))) {
            JsonObject input = reader.readObject();
            return new KeptInput(
                    competition(input.getJsonObject("competition")),
                    constraints(input.getJsonObject("constraints")),
                    new PairingRules(PairingSystem.SWISS, penalties(input.getJsonObject("penalties"))));
        } catch (RuntimeException unreadable) {
            // Every way in which JSON can lack something has an exception of its own.
            throw new IllegalArgumentException("the input that the round keeps cannot be read", unreadable);
        }
    }

    private static Competition competition(JsonObject json) {
        JsonArray played = json.getJsonArray("played");
        List<Round> rounds = new ArrayList<>();
        for (JsonObject round : played.getValuesAs(JsonObject.class)) {
            rounds.add(new Round(
                    rounds.size() + 1,
                    list(round.getJsonArray("games"), value -> game(value.asJsonObject())),
                    numbers(round.getJsonArray("byes"))));
        }
        return new Competition(
                json.getInt("rounds"),
                json.getInt("byeHalfDiscs"),
                list(json.getJsonArray("entrants"), value -> entrant(value.asJsonObject())),
                rounds);
    }

    private static outflank.competition.Entrant entrant(JsonObject json) {
        return new outflank.competition.Entrant(
                json.getInt("number"),
                "",
                json.getString("country"),
                json.getInt("rating"),
                json.getJsonNumber("lot").longValueExact(),
                json.getInt("enters"),
                json.containsKey("withdrawn") ? OptionalInt.of(json.getInt("withdrawn")) : OptionalInt.empty(),
                numbers(json.getJsonArray("absences")));
    }

    private static Game game(JsonObject json) {
        Optional<Result> result = Optional.empty();
        if (json.containsKey("kind")) {
            ResultKind kind = ResultKind.valueOf(json.getString("kind"));
            int black = json.getInt("blackHalfPoints");
            int white = kind == ResultKind.DOUBLE_FORFEIT ? 0 : 2 - black;
            result = Optional.of(
                    new Result(kind, black, white, json.getInt("blackHalfDiscs"), json.getInt("whiteHalfDiscs")));
        }
        return new Game(json.getInt("table"), json.getInt("black"), json.getInt("white"), result);
    }

    private static Constraints constraints(JsonObject json) {
        List<Constraints.FixedPair> fixed = list(
                json.getJsonArray("pairs"),
                pair -> new Constraints.FixedPair(
                        pair.asJsonArray().getInt(0), pair.asJsonArray().getInt(1)));
        List<Opponents> forbidden = list(
                json.getJsonArray("forbidden"),
                pair -> Opponents.of(
                        pair.asJsonArray().getInt(0), pair.asJsonArray().getInt(1)));
        OptionalInt bye = json.containsKey("bye") ? OptionalInt.of(json.getInt("bye")) : OptionalInt.empty();
        return new Constraints(fixed, bye, Set.copyOf(forbidden));
    }

    private static Penalties penalties(JsonObject json) {
        TreeMap<Integer, Integer> elitism = new TreeMap<>();
        json.getJsonObject("elitism")
                .forEach((round, cost) -> elitism.put(Integer.valueOf(round), ((JsonNumber) cost).intValueExact()));
        return new Penalties(
                costs(json.getJsonArray("colorBalance")),
                json.getInt("sameColorAgain"),
                costs(json.getJsonArray("scoreGap")),
                json.getInt("floatAgain"),
                json.getInt("floatBack"),
                json.getInt("rematch"),
                json.getInt("consecutiveRematch"),
                json.getInt("sameCountry"),
                elitism);
    }

    private static List<Integer> costs(JsonArray json) {
        return list(json, value -> ((JsonNumber) value).intValueExact());
    }

    private static Set<Integer> numbers(JsonArray json) {
        return new HashSet<>(costs(json));
    }

    private static <T> List<T> list(JsonArray json, Function<JsonValue, T> each) {
        return json.stream().map(each).toList();
    }
}
