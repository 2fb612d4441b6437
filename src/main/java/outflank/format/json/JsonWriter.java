package outflank.format.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.OrderByHand;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.Halves;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentHeader;
import outflank.format.tournament.WrittenTournament;

/** Writes everything a file of a tournament can hold. Points, discs and tie-breaks are texts with exact numbers. */
public final class JsonWriter {

    private static final JsonFactory FACTORY = new JsonFactory();

    private final TournamentFile file;
    private final Function<Integer, FileEntrant> entrants;
    private final JsonGenerator json;

    private JsonWriter(TournamentFile file, JsonGenerator json) {
        this.file = file;
        this.entrants = file.byNumber();
        this.json = json;
    }

    /** Writes a tournament; nothing is lost. */
    public static WrittenTournament write(TournamentFile file) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text).useDefaultPrettyPrinter()) {
            new JsonWriter(file, json).write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new WrittenTournament(text + "\n", List.of());
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeStringField("format", JsonReader.FORMAT);
        json.writeNumberField("version", JsonReader.VERSION);
        header();
        rules();
        Competition competition = file.competition();
        json.writeNumberField("planned_rounds", competition.plannedRounds());
        json.writeStringField("bye_discs", Halves.text(competition.byeHalfDiscs()));
        json.writeArrayFieldStart("entrants");
        for (Entrant entrant : competition.entrants()) {
            entrant(entrant, entrants.apply(entrant.number()));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("rounds");
        for (Round round : competition.rounds()) {
            round(round);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("matches");
        for (Match match : competition.matches()) {
            match(match);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("orders_by_hand");
        for (OrderByHand order : competition.ordersByHand()) {
            json.writeStartObject();
            json.writeNumberField("after_round", order.afterRound());
            ids("entrants", order.entrants());
            json.writeEndObject();
        }
        json.writeEndArray();
        standings();
        json.writeEndObject();
    }

    private void header() throws IOException {
        TournamentHeader header = file.header();
        json.writeStringField("name", header.name());
        json.writeStringField("place", header.place());
        json.writeStringField("country", header.country());
        json.writeStringField(
                "starts_on", header.startsOn().map(Object::toString).orElse(null));
        json.writeStringField("ends_on", header.endsOn().map(Object::toString).orElse(null));
        json.writeStringField("director", header.director());
        json.writeStringField("sender", header.sender());
    }

    private void rules() throws IOException {
        FileRules rules = file.rules();
        json.writeStringField("pairing", rules.pairing().orElse(null));
        json.writeStringField("tie_breaks", rules.tieBreaks().orElse(null));
        json.writeStringField(
                "seed", rules.seed().isPresent() ? String.valueOf(rules.seed().getAsLong()) : null);
        json.writeArrayFieldStart("accelerations");
        for (FileRules.Acceleration acceleration : rules.accelerations()) {
            json.writeStartObject();
            json.writeStringField("points", Halves.text(acceleration.halfPoints()));
            json.writeNumberField("first_round", acceleration.firstRound());
            json.writeNumberField("last_round", acceleration.lastRound());
            json.writeStringField("first", id(acceleration.first()));
            json.writeStringField("last", id(acceleration.last()));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("prohibitions");
        for (FileRules.Prohibition prohibition : rules.prohibitions()) {
            json.writeStartObject();
            json.writeNumberField("first_round", prohibition.firstRound());
            json.writeNumberField("last_round", prohibition.lastRound());
            ids("players", prohibition.players().stream().sorted().toList());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void entrant(Entrant entrant, FileEntrant inFile) throws IOException {
        json.writeStartObject();
        json.writeNumberField("number", entrant.number());
        json.writeStringField("id", inFile.id());
        json.writeStringField("federation_id", inFile.federationId());
        json.writeBooleanField("new", inFile.newPlayer());
        json.writeStringField("family_name", inFile.familyName());
        json.writeStringField("given_name", inFile.givenName());
        json.writeStringField("country", entrant.country());
        json.writeStringField("club", entrant.club());
        json.writeArrayFieldStart("categories");
        for (String category : entrant.categories().stream().sorted().toList()) {
            json.writeString(category);
        }
        json.writeEndArray();
        json.writeNumberField("rating", entrant.rating());
        json.writeStringField("lot", String.valueOf(entrant.lot()));
        json.writeNumberField("enters_in_round", entrant.entersInRound());
        if (entrant.withdrawnFromRound().isPresent()) {
            json.writeNumberField(
                    "withdrawn_from_round", entrant.withdrawnFromRound().getAsInt());
        } else {
            json.writeNullField("withdrawn_from_round");
        }
        json.writeArrayFieldStart("absences");
        for (int round : entrant.absences().stream().sorted().toList()) {
            json.writeNumber(round);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void round(Round round) throws IOException {
        json.writeStartObject();
        json.writeNumberField("number", round.number());
        games(round.games());
        ids("byes", round.byes().stream().sorted().toList());
        json.writeArrayFieldStart("requested_byes");
        for (Map.Entry<Integer, Integer> bye : round.requestedByes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .toList()) {
            json.writeStartObject();
            json.writeStringField("entrant", id(bye.getKey()));
            json.writeStringField("points", Halves.text(bye.getValue()));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void games(List<Game> games) throws IOException {
        json.writeArrayFieldStart("games");
        for (Game game : games) {
            json.writeStartObject();
            json.writeNumberField("table", game.table());
            json.writeStringField("black", id(game.black()));
            json.writeStringField("white", id(game.white()));
            if (game.result().isPresent()) {
                result(game.result().get());
            } else {
                json.writeNullField("result");
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void result(Result result) throws IOException {
        json.writeObjectFieldStart("result");
        json.writeStringField("kind", JsonResults.word(result.kind()));
        two("points", result.blackHalfPoints(), result.whiteHalfPoints());
        two("discs", result.blackHalfDiscs(), result.whiteHalfDiscs());
        json.writeEndObject();
    }

    private void two(String name, int black, int white) throws IOException {
        json.writeArrayFieldStart(name);
        json.writeString(Halves.text(black));
        json.writeString(Halves.text(white));
        json.writeEndArray();
    }

    private void match(Match match) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", JsonResults.word(match.kind()));
        json.writeStringField("category", match.category());
        json.writeNumberField("slot", match.slot());
        json.writeNumberField("best_of", match.bestOf());
        json.writeStringField("higher", id(match.higher()));
        json.writeStringField("lower", id(match.lower()));
        games(match.games());
        json.writeEndObject();
    }

    /** For whoever does not compute them; they are not read again. */
    private void standings() throws IOException {
        Standings standings = StandingsOrder.of(file);
        json.writeArrayFieldStart("standings");
        for (Standing standing : standings.rows()) {
            json.writeStartObject();
            json.writeNumberField("rank", standing.rank());
            json.writeStringField("entrant", id(standing.entrant().number()));
            json.writeStringField("points", Halves.text(standing.halfPoints()));
            json.writeStringField("discs", Halves.text(standing.halfDiscs()));
            json.writeObjectFieldStart("tie_breaks");
            for (int index = 0; index < standings.tieBreaks().size(); index++) {
                json.writeStringField(
                        standings.tieBreaks().get(index).stored(),
                        standing.tieBreakValues().get(index).amount().toPlainString());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void ids(String name, List<Integer> numbers) throws IOException {
        json.writeArrayFieldStart(name);
        for (int number : numbers) {
            json.writeString(id(number));
        }
        json.writeEndArray();
    }

    private String id(int number) {
        return entrants.apply(number).id();
    }
}
