package outflank.competition;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import outflank.SharedData;

/**
 * A world championship from the shared data. Whoever does not play in a round has a bye there, unless he is marked as
 * withdrawn: then the rounds after his last game are those he was gone.
 *
 * @param competition all rounds of it
 * @param published the published final order: place by place the entrant's number, points and discs
 * @param brightwell the published Brightwell quotients with β = 6 by entrant
 * @param brightwellBySixtyFour the same with β = 64 / rounds, to four decimals
 * @param buchholz the opponents' points over the games that were played
 */
public record RealEvent(
        Competition competition,
        List<Place> published,
        Map<Integer, BigDecimal> brightwell,
        Map<Integer, BigDecimal> brightwellBySixtyFour,
        Map<Integer, BigDecimal> buchholz) {

    /** One line of the published order. */
    public record Place(int position, int entrant, BigDecimal points, int discs) {}

    public static RealEvent worldChampionship(int year) {
        JsonObject event = SharedData.json("events/woc_" + year + ".json").asJsonObject();
        JsonObject recomputed = event.getJsonObject("recomputed");
        Set<Integer> withdrawn = recomputed.keySet().stream()
                .filter(id -> recomputed.getJsonObject(id).getBoolean("withdrawn"))
                .map(Integer::valueOf)
                .collect(Collectors.toSet());
        List<Set<Game>> games = new ArrayList<>();
        for (JsonValue round : event.getJsonArray("pairings")) {
            Set<Game> played = new LinkedHashSet<>();
            for (JsonValue game : round.asJsonArray()) {
                played.add(game(played.size() + 1, game.asJsonObject()));
            }
            games.add(played);
        }
        List<Entrant> entrants = event.getJsonArray("players").stream()
                .map(JsonValue::asJsonObject)
                .map(player -> entrant(player, withdrawn, games))
                .toList();
        List<Round> rounds = new ArrayList<>();
        for (Set<Game> played : games) {
            rounds.add(round(rounds.size() + 1, played, entrants));
        }
        Competition competition = new Competition(event.getInt("rounds"), Sketch.BYE_HALF_DISCS, entrants, rounds);
        List<Place> published = event.getJsonArray("published_order").stream()
                .map(JsonValue::asJsonObject)
                .map(place -> new Place(
                        place.getInt("pos"),
                        place.getInt("id"),
                        place.getJsonNumber("points").bigDecimalValue(),
                        place.getInt("discs")))
                .toList();
        return new RealEvent(
                competition,
                published,
                numbers(recomputed, "bq_coef6"),
                numbers(recomputed, "mbq_64_over_rounds"),
                numbers(recomputed, "buchholz"));
    }

    private static Game game(int table, JsonObject game) {
        Result result =
                Result.ofDiscs(ResultKind.PLAYED, 2 * game.getInt("black_score"), 2 * game.getInt("white_score"));
        return new Game(table, game.getInt("black"), game.getInt("white"), Optional.of(result));
    }

    private static Entrant entrant(JsonObject player, Set<Integer> withdrawn, List<Set<Game>> games) {
        int id = player.getInt("id");
        OptionalInt gone = OptionalInt.empty();
        if (withdrawn.contains(id)) {
            int lastRound = 0;
            for (int round = 1; round <= games.size(); round++) {
                if (games.get(round - 1).stream().anyMatch(game -> game.involves(id))) {
                    lastRound = round;
                }
            }
            gone = OptionalInt.of(lastRound + 1);
        }
        return new Entrant(id, "Player " + id, player.getString("country"), 0, id, 1, gone, Set.of());
    }

    private static Round round(int number, Set<Game> games, List<Entrant> entrants) {
        Set<Integer> byes = entrants.stream()
                .filter(entrant -> entrant.playsIn(number))
                .map(Entrant::number)
                .collect(Collectors.toCollection(TreeSet::new));
        games.forEach(game -> byes.removeAll(new HashSet<>(List.of(game.black(), game.white()))));
        return new Round(number, List.copyOf(games), byes);
    }

    private static Map<Integer, BigDecimal> numbers(JsonObject recomputed, String name) {
        Map<Integer, BigDecimal> numbers = new LinkedHashMap<>();
        for (String id : recomputed.keySet()) {
            JsonObject values = recomputed.getJsonObject(id);
            numbers.put(Integer.valueOf(id), values.getJsonNumber(name).bigDecimalValue());
        }
        return numbers;
    }
}
