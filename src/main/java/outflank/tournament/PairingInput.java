package outflank.tournament;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.io.StringReader;
import java.util.Comparator;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Penalties;

/**
 * Everything a round was paired from, as JSON: kept with the round so that its pairing can be verified again, and
 * compared with the present to see whether a draft still fits.
 */
final class PairingInput {

    private PairingInput() {}

    /** The input of a pairing. */
    static JsonObject of(Competition competition, Constraints constraints, Penalties penalties) {
        JsonArrayBuilder fixed = Json.createArrayBuilder();
        constraints
                .fixedPairs()
                .forEach(pair ->
                        fixed.add(Json.createArrayBuilder().add(pair.black()).add(pair.white())));
        JsonArrayBuilder forbidden = Json.createArrayBuilder();
        constraints.forbiddenPairs().stream()
                .sorted(Comparator.comparingInt(Opponents::lower).thenComparingInt(Opponents::higher))
                .forEach(pair -> forbidden.add(
                        Json.createArrayBuilder().add(pair.lower()).add(pair.higher())));
        JsonObjectBuilder decided =
                Json.createObjectBuilder().add("pairs", fixed).add("forbidden", forbidden);
        constraints.fixedBye().ifPresent(entrant -> decided.add("bye", entrant));
        return Json.createObjectBuilder()
                .add("competition", competition(competition))
                .add("constraints", decided)
                .add("penalties", penalties(penalties))
                .build();
    }

    /** Whether a stored input was made from this competition. */
    static boolean isOf(String stored, Competition competition) {
        try (var reader = Json.createReader(new StringReader(stored))) {
            return reader.readObject().getJsonObject("competition").equals(competition(competition));
        }
    }

    private static JsonObjectBuilder penalties(Penalties penalties) {
        JsonObjectBuilder elitism = Json.createObjectBuilder();
        penalties.elitism().forEach((round, cost) -> elitism.add(String.valueOf(round), cost));
        return Json.createObjectBuilder()
                .add("colorBalance", Json.createArrayBuilder(penalties.colorBalance()))
                .add("sameColorAgain", penalties.sameColorAgain())
                .add("scoreGap", Json.createArrayBuilder(penalties.scoreGap()))
                .add("floatAgain", penalties.floatAgain())
                .add("floatBack", penalties.floatBack())
                .add("rematch", penalties.rematch())
                .add("consecutiveRematch", penalties.consecutiveRematch())
                .add("sameCountry", penalties.sameCountry())
                .add("elitism", elitism);
    }

    private static JsonObject competition(Competition competition) {
        JsonArrayBuilder entrants = Json.createArrayBuilder();
        competition.entrants().forEach(entrant -> entrants.add(entrant(entrant)));
        JsonArrayBuilder rounds = Json.createArrayBuilder();
        competition.rounds().forEach(round -> rounds.add(round(round)));
        return Json.createObjectBuilder()
                .add("rounds", competition.plannedRounds())
                .add("byeHalfDiscs", competition.byeHalfDiscs())
                .add("entrants", entrants)
                .add("played", rounds)
                .build();
    }

    private static JsonObjectBuilder entrant(outflank.competition.Entrant entrant) {
        JsonArrayBuilder absences = Json.createArrayBuilder();
        entrant.absences().stream().sorted().forEach(absences::add);
        JsonObjectBuilder json = Json.createObjectBuilder()
                .add("number", entrant.number())
                .add("country", entrant.country())
                .add("rating", entrant.rating())
                .add("lot", entrant.lot())
                .add("enters", entrant.entersInRound())
                .add("absences", absences);
        entrant.withdrawnFromRound().ifPresent(round -> json.add("withdrawn", round));
        return json;
    }

    private static JsonObjectBuilder round(Round round) {
        JsonArrayBuilder games = Json.createArrayBuilder();
        round.games().forEach(game -> games.add(game(game)));
        JsonArrayBuilder byes = Json.createArrayBuilder();
        round.byes().stream().sorted().forEach(byes::add);
        return Json.createObjectBuilder().add("games", games).add("byes", byes);
    }

    private static JsonObjectBuilder game(Game game) {
        JsonObjectBuilder json = Json.createObjectBuilder()
                .add("table", game.table())
                .add("black", game.black())
                .add("white", game.white());
        game.result()
                .ifPresent(result -> json.add("kind", result.kind().name())
                        .add("blackHalfPoints", result.blackHalfPoints())
                        .add("blackHalfDiscs", result.blackHalfDiscs())
                        .add("whiteHalfDiscs", result.whiteHalfDiscs()));
        return json;
    }
}
