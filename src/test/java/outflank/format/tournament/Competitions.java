package outflank.format.tournament;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.RealEvent;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/** All real tournaments of the shared data as files would hold them. */
public final class Competitions {

    private static final int BYE_HALF_DISCS = 80;

    private Competitions() {}

    /** A file of one of them. The numbers of the federation are the players' numbers and 700,000. */
    public static TournamentFile file(String event) {
        return file(event, competition(event));
    }

    /** The names of all of them. */
    public static Stream<String> events() {
        return Stream.of("woc_1991", "woc_2010", "woc_2018", "woc_2023", "mbq_591", "mbq_602");
    }

    /** Any competition as a file holds it. */
    public static TournamentFile file(String name, Competition competition) {
        List<FileEntrant> entrants = competition.entrants().stream()
                .map(entrant -> {
                    String id = String.valueOf(700_000 + entrant.number());
                    return new FileEntrant(entrant.number(), id, id, false, entrant.name(), "");
                })
                .toList();
        return new TournamentFile(
                TournamentHeader.NONE.withName(name),
                entrants,
                competition,
                FileRules.ofTieBreaks("brightwell=6,discs"),
                List.of());
    }

    /** The rounds of a file that was made from one of {@link #file} and read again, by the numbers the players had there. */
    public static List<Round> roundsAsBefore(TournamentFile read) {
        Map<Integer, Integer> numbers = read.entrants().stream()
                .collect(Collectors.toMap(
                        FileEntrant::number, entrant -> Integer.parseInt(entrant.federationId()) - 700_000));
        return read.competition().rounds().stream()
                .map(round -> new Round(
                        round.number(),
                        round.games().stream()
                                .map(game -> new Game(
                                        game.table(),
                                        numbers.get(game.black()),
                                        numbers.get(game.white()),
                                        game.result()))
                                .toList(),
                        round.byes().stream().map(numbers::get).collect(Collectors.toSet()),
                        round.requestedByes().entrySet().stream()
                                .collect(Collectors.toMap(bye -> numbers.get(bye.getKey()), Map.Entry::getValue))))
                .toList();
    }

    private static Competition competition(String event) {
        Competition competition = event.startsWith("woc")
                ? RealEvent.worldChampionship(Integer.parseInt(event.substring(4)))
                        .competition()
                : smallEvent(SharedData.json("events/" + event + ".json").asJsonObject());
        return new Competition(
                competition.plannedRounds(),
                BYE_HALF_DISCS,
                competition.entrants().stream()
                        .map(entrant -> withAbsences(entrant, competition))
                        .toList(),
                competition.rounds());
    }

    private static Entrant withAbsences(Entrant entrant, Competition competition) {
        Set<Integer> missed = new HashSet<>();
        for (Round round : competition.rounds()) {
            boolean there = round.byes().contains(entrant.number())
                    || round.games().stream().anyMatch(game -> game.involves(entrant.number()));
            if (!there && entrant.playsIn(round.number())) {
                missed.add(round.number());
            }
        }
        return new Entrant(
                entrant.number(),
                entrant.name(),
                entrant.country(),
                entrant.rating(),
                entrant.number(),
                1,
                entrant.withdrawnFromRound(),
                missed);
    }

    private static Competition smallEvent(JsonObject event) {
        List<Entrant> entrants = new ArrayList<>();
        for (JsonValue value : event.getJsonArray("players")) {
            JsonObject player = value.asJsonObject();
            OptionalInt gone = player.isNull("left_after_round")
                    ? OptionalInt.empty()
                    : OptionalInt.of(player.getInt("left_after_round") + 1);
            int rating = player.isNull("rating") ? 0 : player.getInt("rating");
            int id = player.getInt("id");
            entrants.add(new Entrant(id, "Player " + id, "", rating, id, 1, gone, Set.of()));
        }
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number <= event.getInt("rounds"); number++) {
            rounds.add(round(event, number));
        }
        return new Competition(event.getInt("rounds"), BYE_HALF_DISCS, entrants, rounds);
    }

    private static Round round(JsonObject event, int number) {
        List<Game> games = new ArrayList<>();
        Set<Integer> byes = new HashSet<>();
        for (JsonValue value : event.getJsonArray("pairings")) {
            JsonObject pairing = value.asJsonObject();
            if (pairing.getInt("round") != number) {
                continue;
            }
            int black = pairing.getInt("black");
            if (pairing.isNull("white")) {
                byes.add(black);
            } else {
                int half = 2 * pairing.getInt("black_score");
                Result result = Result.ofDiscs(ResultKind.PLAYED, half, Result.BOARD_HALF_DISCS - half);
                games.add(new Game(games.size() + 1, black, pairing.getInt("white"), Optional.of(result)));
            }
        }
        return new Round(number, games, byes);
    }
}
