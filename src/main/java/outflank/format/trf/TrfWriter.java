package outflank.format.trf;

import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.format.FormatProblem.Kind;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.Halves;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentHeader;
import outflank.format.tournament.WrittenTournament;

/**
 * Writes a report file of the 2026 edition. A bye of the pairing is {@code U}, one that was asked for {@code F} with a whole
 * point, {@code H} with half a one and {@code Z} without; any other missed round is {@code Z}.
 */
public final class TrfWriter {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy/MM/dd", Locale.ROOT);
    private static final int IDS_IN_A_LINE = 20;
    private static final int HIGHEST_RATING = 9_999;

    private final TournamentFile file;
    private final Competition competition;
    private final Standings standings;
    private final Remarks remarks = new Remarks();
    private final Map<Integer, String> rounds = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    private TrfWriter(TournamentFile file) {
        this.file = file;
        this.competition = file.competition();
        this.standings = StandingsOrder.of(file);
    }

    /** Writes a report file. */
    public static WrittenTournament write(TournamentFile file) {
        return new TrfWriter(file).write();
    }

    private WrittenTournament write() {
        header();
        competition
                .rounds()
                .forEach(round -> TrfRoundColumns.of(round, competition.entrants())
                        .forEach((number, entry) -> rounds.merge(number, "  " + entry.text(), String::concat)));
        Map<Integer, Standing> places = new HashMap<>();
        standings.rows().forEach(row -> places.put(row.entrant().number(), row));
        Function<Integer, FileEntrant> entrants = file.byNumber();
        for (Entrant entrant : competition.entrants()) {
            player(entrant, entrants.apply(entrant.number()), places.get(entrant.number()));
        }
        absencesToCome();
        file.rules().accelerations().forEach(this::acceleration);
        file.rules().prohibitions().forEach(this::prohibition);
        comments(entrants);
        return new WrittenTournament(text.toString(), remarks.all());
    }

    private void header() {
        TournamentHeader header = file.header();
        tag("012", header.name());
        tag("022", header.place());
        tag("032", header.country());
        header.startsOn().ifPresent(day -> line("042 " + DAY.format(day)));
        header.endsOn().ifPresent(day -> line("052 " + DAY.format(day)));
        line("062 " + competition.entrants().size());
        tag("102", header.director());
        line("142 " + competition.plannedRounds());
        line("152 " + (firstHasWhite() ? "W" : "B"));
        line("162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0");
        if (file.rules()
                .pairing()
                .map(rules -> rules.contains("system=fide-dutch"))
                .orElse(false)) {
            line("192 FIDE_DUTCH_2026");
        }
        List<String> codes = TrfTieBreaks.codes(standings.tieBreaks());
        if (!codes.isEmpty()) {
            line("202 " + String.join(",", codes));
            line("212 PTS," + String.join(",", codes));
        }
        if (codes.size() < standings.tieBreaks().size()) {
            remarks.add(Kind.TIE_BREAK_LOST, file.rules().tieBreaks().orElse(""));
        }
        if (!competition.matches().isEmpty()) {
            remarks.add(Kind.MATCHES_LOST, "");
        }
    }

    private void tag(String tag, String value) {
        if (!value.isEmpty()) {
            line(tag + " " + value);
        }
    }

    /** The initial color is that of the first player. */
    private boolean firstHasWhite() {
        int first = competition.entrants().isEmpty()
                ? 0
                : competition.entrants().get(0).number();
        return competition.rounds().stream()
                .limit(1)
                .flatMap(round -> round.games().stream())
                .anyMatch(game -> game.involves(first) && game.colorOf(first) == Color.WHITE);
    }

    private void player(Entrant entrant, FileEntrant inFile, Standing standing) {
        String name = TrfEntrant.column(inFile.writtenName());
        if (!name.equals(inFile.writtenName())) {
            remarks.add(Kind.NAME_CUT, inFile.writtenName());
        }
        String begin = String.format(
                Locale.ROOT,
                "001 %4d %-5s%-33s %4s %3.3s %11s %10s %4s %4d",
                entrant.number(),
                "",
                name,
                entrant.rating() == 0 ? "" : String.valueOf(Math.min(entrant.rating(), HIGHEST_RATING)),
                entrant.country(),
                "",
                "",
                Halves.text(standing.halfPoints()) + (standing.halfPoints() % 2 == 0 ? ".0" : ""),
                standing.rank());
        line(begin + rounds.getOrDefault(entrant.number(), ""));
    }

    /** Absences that are known of rounds still to be paired. */
    private void absencesToCome() {
        Map<Integer, TreeSet<Integer>> byRound = new TreeMap<>();
        for (Entrant entrant : competition.entrants()) {
            for (int round : entrant.absences()) {
                if (round > competition.rounds().size() && round <= 999) {
                    byRound.computeIfAbsent(round, first -> new TreeSet<>()).add(entrant.number());
                }
            }
        }
        byRound.forEach((round, numbers) -> {
            List<Integer> all = List.copyOf(numbers);
            for (int from = 0; from < all.size(); from += IDS_IN_A_LINE) {
                List<Integer> some = all.subList(from, Math.min(all.size(), from + IDS_IN_A_LINE));
                line(String.format(Locale.ROOT, "240 Z %3d", round) + ids(some));
            }
        });
    }

    private void acceleration(FileRules.Acceleration acceleration) {
        line(String.format(
                Locale.ROOT,
                "250      %4s %3d %3d %4d %4d",
                Halves.text(acceleration.halfPoints()),
                acceleration.firstRound(),
                acceleration.lastRound(),
                acceleration.first(),
                acceleration.last()));
    }

    private void prohibition(FileRules.Prohibition prohibition) {
        line(String.format(Locale.ROOT, "260 %3d %3d", prohibition.firstRound(), prohibition.lastRound())
                + ids(prohibition.players().stream().sorted().toList()));
    }

    private static String ids(List<Integer> numbers) {
        StringBuilder ids = new StringBuilder();
        numbers.forEach(number -> ids.append(String.format(Locale.ROOT, " %4d", number)));
        return ids.toString();
    }

    private void comments(Function<Integer, FileEntrant> entrants) {
        line(TrfComment.BEGINNING + "bye-discs " + Halves.text(competition.byeHalfDiscs()));
        file.rules().tieBreaks().ifPresent(list -> line(TrfComment.BEGINNING + "tie-breaks " + list));
        file.rules().pairing().ifPresent(rules -> line(TrfComment.BEGINNING + "pairing " + rules));
        file.rules().seed().ifPresent(seed -> line(TrfComment.BEGINNING + "seed " + seed));
        for (Entrant entrant : competition.entrants()) {
            TrfEntrant.of(entrants.apply(entrant.number()), entrant).ifPresent(this::line);
        }
        for (Round round : competition.rounds()) {
            round.byes().stream()
                    .sorted()
                    .skip(1)
                    .forEach(number -> line(TrfComment.BEGINNING + "bye " + round.number() + " " + number));
            round.games().stream()
                    .sorted(Comparator.comparingInt(Game::table))
                    .forEach(game -> comment(round.number(), game));
        }
    }

    private void comment(int round, Game game) {
        line(TrfComment.of(round, game));
    }

    /** The form asks for a carriage return alone. */
    private void line(String line) {
        text.append(line).append('\r');
    }
}
