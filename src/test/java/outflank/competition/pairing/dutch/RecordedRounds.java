package outflank.competition.pairing.dutch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/**
 * A tournament written down player by player, as a TRF file does: {@code 12w1} played 12 with the first move and won,
 * {@code =} drew, {@code 0} lost, {@code + -} without playing; {@code U} had the bye, {@code Z}, {@code H} and {@code F} asked
 * for one worth nothing, half a point or a point. Both players of a game must say the same.
 */
final class RecordedRounds {

    private final List<List<String>> players = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();

    RecordedRounds(List<String> lines) {
        for (String line : lines) {
            if (line.startsWith(">")) {
                expected.addAll(List.of(line.substring(1).strip().split(" ")));
            } else if (!line.startsWith("#") && !line.isBlank()) {
                players.add(List.of(line.strip().split(" +")));
            }
        }
    }

    static RecordedRounds read(String name) throws IOException {
        try (InputStream in = RecordedRounds.class.getResourceAsStream(name)) {
            return new RecordedRounds(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    /** The pairs the file expects of the round after the last one, who moves first named first. */
    Set<String> expected() {
        return new HashSet<>(expected);
    }

    /** The pairs of a round, who moves first named first; a bye is a number alone. */
    Set<String> pairs(int round) {
        Set<String> pairs = new HashSet<>();
        for (int number = 1; number <= players.size(); number++) {
            String cell = cell(number, round);
            if (cell.equals("U")) {
                pairs.add("" + number);
            } else if (cell.contains("w")) {
                pairs.add(number + "-" + opponent(cell));
            }
        }
        return pairs;
    }

    private String cell(int number, int round) {
        List<String> cells = players.get(number - 1);
        return round <= cells.size() ? cells.get(round - 1) : "Z";
    }

    private static int opponent(String cell) {
        return Integer.parseInt(cell.substring(0, cell.length() - 2));
    }

    /** The competition before a round; who asked not to play in that round is absent. */
    Competition before(int round, int plannedRounds) {
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number < round; number++) {
            rounds.add(round(number));
        }
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            Set<Integer> absences = round <= players.get(number - 1).size() && "ZHF".contains(cell(number, round))
                    ? Set.of(round)
                    : Set.of();
            Entrant plain = Entrant.of(number, "Player " + number, "", 3000 - number, number);
            entrants.add(new Entrant(
                    number, plain.name(), "", plain.rating(), number, 1, plain.withdrawnFromRound(), absences));
        }
        return new Competition(plannedRounds, 64, entrants, rounds);
    }

    private Round round(int round) {
        List<Game> games = new ArrayList<>();
        Set<Integer> byes = new HashSet<>();
        Map<Integer, Integer> requested = new HashMap<>();
        for (int number = 1; number <= players.size(); number++) {
            String cell = cell(number, round);
            if (cell.equals("U")) {
                byes.add(number);
            } else if (cell.length() == 1) {
                requested.put(number, "ZHF".indexOf(cell));
            } else if (cell.contains("w")) {
                games.add(new Game(games.size() + 1, number, opponent(cell), Optional.of(result(number, round))));
            } else {
                String other = cell(opponent(cell), round);
                assertEquals(number + "w", other.substring(0, other.length() - 1), "opponent in round " + round);
            }
        }
        return new Round(round, games, byes, requested);
    }

    private Result result(int black, int round) {
        String cell = cell(black, round);
        String other = cell(opponent(cell), round);
        char own = cell.charAt(cell.length() - 1);
        char others = other.charAt(other.length() - 1);
        assertEquals(black + "b", other.substring(0, other.length() - 1), "opponent in round " + round);
        return switch ("" + own + others) {
            case "10" -> Result.ofDiscs(ResultKind.PLAYED, 128, 0);
            case "01" -> Result.ofDiscs(ResultKind.PLAYED, 0, 128);
            case "==" -> Result.ofDiscs(ResultKind.PLAYED, 64, 64);
            case "+-" -> Result.ofDiscs(ResultKind.NO_SHOW, 128, 0);
            case "-+" -> Result.ofDiscs(ResultKind.NO_SHOW, 0, 128);
            case "--" -> Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0);
            default -> throw new IllegalArgumentException(black + " in round " + round + ": " + own + others);
        };
    }
}
