package outflank.tournament;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Comparator;
import java.util.Map;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;

/** Writes {@link PairingInput} as JSON, everything in a fixed order so that equal inputs are equal texts. */
final class PairingInputWriter {

    private PairingInputWriter() {}

    static JsonObject write(PairingInput input) {
        return Json.createObjectBuilder()
                .add("competition", competition(input.competition()))
                .add("constraints", constraints(input.constraints()))
                .add("rules", input.rules().complete())
                .build();
    }

    static JsonObjectBuilder constraints(Constraints constraints) {
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
        return decided;
    }

    static JsonObject competition(Competition competition) {
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

    private static JsonObjectBuilder entrant(Entrant entrant) {
        JsonArrayBuilder absences = Json.createArrayBuilder();
        entrant.absences().stream().sorted().forEach(absences::add);
        JsonObjectBuilder json = Json.createObjectBuilder()
                .add("number", entrant.number())
                .add("country", entrant.country())
                .add("club", entrant.club())
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
        JsonArrayBuilder requested = Json.createArrayBuilder();
        round.requestedByes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(bye -> requested.add(
                        Json.createArrayBuilder().add(bye.getKey()).add(bye.getValue())));
        return Json.createObjectBuilder().add("games", games).add("byes", byes).add("requested", requested);
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
