package outflank.format.trf;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import outflank.competition.Result;
import outflank.competition.pairing.PairingRules;
import outflank.competition.standings.TieBreaks;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.WrittenDate;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.Halves;
import outflank.format.tournament.TournamentFileBuilder;
import outflank.format.tournament.TournamentHeader;

/** What a report file says outside the lines of players. */
final class TrfSettings {

    /** Tags that say nothing a tournament here knows of: counts, officials' ranks, times, dates of rounds. */
    private static final Set<String> SILENT =
            Set.of("062", "072", "082", "092", "112", "122", "132", "152", "172", "182", "192", "222");

    private static final Pattern SEPARATED = Pattern.compile("[\\s,]+");

    private final TournamentFileBuilder file;
    private final List<FileRules.Acceleration> accelerations = new ArrayList<>();
    private final List<FileRules.Prohibition> prohibitions = new ArrayList<>();
    private final List<TrfComment.Played> games = new ArrayList<>();
    private final Map<Integer, Set<Integer>> pairingByes = new HashMap<>();
    private final List<TrfLine> absences = new ArrayList<>();
    private final List<TrfLine> entrants = new ArrayList<>();
    private Optional<String> pairing = Optional.empty();
    private Optional<String> codes = Optional.empty();
    private Optional<String> tieBreaks = Optional.empty();
    private OptionalLong seed = OptionalLong.empty();
    private boolean otherPoints;

    TrfSettings(TournamentFileBuilder file) {
        this.file = file;
    }

    List<TrfComment.Played> games() {
        return games;
    }

    Map<Integer, Set<Integer>> pairingByes() {
        return pairingByes;
    }

    boolean hasOtherPoints() {
        return otherPoints;
    }

    void read(String tag, TrfLine line) throws UnusableFile {
        TournamentHeader header = file.header;
        String rest = line.rest();
        switch (tag) {
            case "012" -> file.header = header.withName(rest);
            case "022" -> file.header = header.withPlace(rest);
            case "032" -> file.header = header.withCountry(rest);
            case "042" -> file.header = header.withDays(day(rest), header.endsOn());
            case "052" -> file.header = header.withDays(header.startsOn(), day(rest));
            case "102" -> file.header = header.withDirector(rest);
            case "142", "XXR" -> file.plannedRounds = rounds(line, rest);
            case "162" -> otherPoints |= !isUsual(line);
            case "202", "212" -> codes = codes.isPresent() ? codes : Optional.of(rest);
            case "240" -> absences.add(line);
            case "250" -> accelerations.add(acceleration(line));
            case "260" -> prohibitions.add(prohibition(line));
            case "XXP" ->
                prohibitions.add(new FileRules.Prohibition(1, TournamentFileBuilder.MOST_ROUNDS, numbers(line, rest)));
            default -> {
                if (!SILENT.contains(tag)) {
                    file.remarks().add(Kind.LINE_PASSED_OVER, line.place(), line.text());
                }
            }
        }
    }

    private static Optional<LocalDate> day(String written) {
        String date = WrittenDate.read(written);
        return date.length() == 10 ? Optional.of(LocalDate.parse(date)) : Optional.empty();
    }

    private static int rounds(TrfLine line, String written) throws UnusableFile {
        if (!written.matches("\\d{1,2}") || Integer.parseInt(written) == 0) {
            throw line.wrong(written);
        }
        return Integer.parseInt(written);
    }

    /** Blocks of nine columns from column 6: a sign, and what it is worth in four columns behind it. */
    private static boolean isUsual(TrfLine line) {
        Map<Character, String> usual = Map.of('W', "1", 'D', "0.5", 'L', "0", 'A', "0", 'P', "1", 'X', "0.5");
        for (int column = 6; column <= line.text().length(); column += 9) {
            OptionalInt halves = Halves.read(line.columns(column + 1, column + 4), 1_000);
            String known = usual.get(Character.toUpperCase(line.column(column)));
            if (line.column(column) != ' '
                    && (halves.isEmpty() || !Halves.text(halves.getAsInt()).equals(known))) {
                return false;
            }
        }
        return true;
    }

    private FileRules.Acceleration acceleration(TrfLine line) throws UnusableFile {
        String points = line.columns(10, 13).isEmpty() ? line.columns(5, 8) : line.columns(10, 13);
        OptionalInt halves = Halves.read(points, 100);
        OptionalInt firstRound = line.number(15, 17);
        OptionalInt first = line.number(23, 26);
        if (halves.isEmpty() || firstRound.isEmpty() || first.isEmpty()) {
            throw line.wrong(line.text());
        }
        return new FileRules.Acceleration(
                halves.getAsInt(),
                firstRound.getAsInt(),
                line.number(19, 21).orElse(firstRound.getAsInt()),
                first.getAsInt(),
                line.number(28, 31).orElse(first.getAsInt()));
    }

    private FileRules.Prohibition prohibition(TrfLine line) throws UnusableFile {
        Set<Integer> players = numbers(line, line.columns(13, line.text().length()));
        return new FileRules.Prohibition(
                line.number(5, 7).orElse(1), line.number(9, 11).orElse(TournamentFileBuilder.MOST_ROUNDS), players);
    }

    private static Set<Integer> numbers(TrfLine line, String written) throws UnusableFile {
        Set<Integer> numbers = new HashSet<>();
        for (String number : SEPARATED.split(written.strip())) {
            if (!number.matches("\\d{1,7}")) {
                throw line.wrong(number);
            }
            numbers.add(Integer.parseInt(number));
        }
        return numbers;
    }

    /** A comment of our own; what stands in it counts only if it can be used. */
    void comment(TrfLine line) {
        String words = line.text().substring(TrfComment.BEGINNING.length()).strip();
        String[] parts = words.split(" ", 2);
        String rest = parts.length == 2 ? parts[1].strip() : "";
        boolean used =
                switch (parts[0]) {
                    case "game", "open" ->
                        TrfComment.game(words).map(games::add).orElse(false);
                    case "bye" -> bye(rest);
                    case "bye-discs" -> byeDiscs(rest);
                    case "tie-breaks" -> parses(rest, TieBreaks::parse) && set(() -> tieBreaks = Optional.of(rest));
                    case "pairing" -> parses(rest, PairingRules::parse) && set(() -> pairing = Optional.of(rest));
                    case "seed" ->
                        rest.matches("-?\\d{1,18}") && set(() -> seed = OptionalLong.of(Long.parseLong(rest)));
                    case "player" -> entrants.add(line);
                    default -> false;
                };
        if (!used) {
            file.remarks().add(Kind.LINE_PASSED_OVER, line.place(), line.text());
        }
    }

    private boolean bye(String rest) {
        if (!rest.matches("\\d{1,2} \\d{1,7}")) {
            return false;
        }
        String[] parts = rest.split(" ");
        return pairingByes
                .computeIfAbsent(Integer.parseInt(parts[0]), round -> new HashSet<>())
                .add(Integer.parseInt(parts[1]));
    }

    private boolean byeDiscs(String rest) {
        OptionalInt halves = Halves.read(rest, Result.BOARD_HALF_DISCS);
        halves.ifPresent(known -> file.byeHalfDiscs = known);
        return halves.isPresent();
    }

    private static boolean parses(String text, Consumer<String> parser) {
        try {
            parser.accept(text);
            return true;
        } catch (IllegalArgumentException unusable) {
            return false;
        }
    }

    private static boolean set(Runnable assignment) {
        assignment.run();
        return true;
    }

    /** What can be settled once all players are known. */
    void close(Map<Integer, TrfPlayer> players) throws UnusableFile {
        for (TrfLine line : entrants) {
            TrfEntrant.read(line, players, file);
        }
        for (TrfLine line : absences) {
            absence(line, players);
        }
        if (tieBreaks.isEmpty() && codes.isPresent()) {
            tieBreaks = TrfTieBreaks.read(codes.get());
            if (tieBreaks.isEmpty()) {
                file.remarks().add(Kind.LINE_PASSED_OVER, codes.get());
            }
        }
        for (FileRules.Prohibition prohibition : prohibitions) {
            if (!players.keySet().containsAll(prohibition.players())) {
                file.remarks().add(Kind.LINE_PASSED_OVER, "260 " + prohibition.players());
            }
        }
        prohibitions.removeIf(prohibition -> !players.keySet().containsAll(prohibition.players()));
        file.rules = new FileRules(pairing, tieBreaks, seed, accelerations, prohibitions);
    }

    /** A bye that was asked for in a round to come keeps the player from being paired in it. */
    private void absence(TrfLine line, Map<Integer, TrfPlayer> players) throws UnusableFile {
        int round = line.number(7, 9).orElseThrow(() -> line.wrong(line.text()));
        for (int number : numbers(line, line.columns(11, line.text().length()))) {
            TrfPlayer player = players.get(number);
            if (player == null || round == 0) {
                throw line.wrong(String.valueOf(number));
            }
            if (round > player.entries().size()) {
                player.entrant().absences.add(round);
            }
        }
    }
}
