package outflank.format.wof;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.format.FormatProblem.Kind;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.Halves;
import outflank.format.tournament.LatinLetters;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentHeader;
import outflank.format.tournament.WrittenTournament;

/**
 * Writes a result file as the rating people take it without a change: in ASCII, with the lines and columns PAPP writes.
 * Games that were not played are left out, like byes: for the rating there was none.
 */
public final class WofWriter {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd/MM/yyyy", Locale.ROOT);
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm", Locale.ROOT);
    private static final String UNKNOWN = "??";

    private final TournamentFile file;
    private final Remarks remarks = new Remarks();
    private final WofNumbers numbers;
    private final Function<Integer, FileEntrant> entrants;
    private final StringBuilder text = new StringBuilder();

    private WofWriter(TournamentFile file) {
        this.file = file;
        this.numbers = WofNumbers.of(file, remarks);
        this.entrants = file.byNumber();
    }

    /**
     * Writes a result file.
     *
     * @param creator the program that writes it
     * @param created when it is written
     */
    public static WrittenTournament write(TournamentFile file, String creator, LocalDateTime created) {
        return new WofWriter(file).write(creator, created);
    }

    /** The name such a file is to have: {@code 20181010_Name.ELO}, only letters and digits behind the day. */
    public static String fileName(TournamentHeader header) {
        String day = header.startsOn()
                .map(DateTimeFormatter.BASIC_ISO_DATE::format)
                .map(date -> date + "_")
                .orElse("");
        String name =
                LatinLetters.of(header.name()).replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^_+|_+$", "");
        return day + (name.isEmpty() ? "Tournament" : name) + ".ELO";
    }

    private WrittenTournament write(String creator, LocalDateTime created) {
        TournamentHeader header = file.header();
        line("%%Tournament: " + required("Tournament", header.name()));
        line("%%Country: " + required("Country", header.country()));
        line("%%Date: " + required("Date", days(header)));
        line("%%Sender: " + required("Sender", header.sender()));
        line("");
        line("%%Creator: " + ascii(creator));
        line("%%CreationDate: " + MOMENT.format(created));
        line("");
        line("%        ID, NAME, Firstname, COUNTRY, score, disc-count, rating");
        StandingsOrder.of(file).rows().forEach(this::player);
        line("");
        line("");
        file.competition().rounds().forEach(this::round);
        added();
        return new WrittenTournament(text.toString(), remarks.all());
    }

    private String required(String key, String value) {
        if (value.isEmpty()) {
            remarks.add(Kind.HEADER_LINE_MISSING, "%%" + key);
            return UNKNOWN;
        }
        return ascii(value);
    }

    private static String days(TournamentHeader header) {
        Optional<LocalDate> first = header.startsOn();
        if (first.isEmpty()) {
            return "";
        }
        boolean several = header.endsOn().isPresent() && !header.endsOn().equals(first);
        return DAY.format(first.get())
                + (several ? " - " + DAY.format(header.endsOn().get()) : "");
    }

    private void player(Standing standing) {
        FileEntrant entrant = entrants.apply(standing.entrant().number());
        Entrant known = standing.entrant();
        line(String.format(
                Locale.ROOT,
                "%%_%% %c%6d, %s, %s, %s, %s, %s, %d",
                numbers.isNew(entrant) ? '+' : ' ',
                numbers.of(entrant.number()),
                cell(entrant, entrant.familyName().isEmpty() ? known.name() : entrant.familyName()),
                cell(entrant, entrant.givenName()),
                known.country().isEmpty() ? UNKNOWN : ascii(known.country()),
                points(standing.halfPoints()),
                Halves.text(standing.halfDiscs()),
                known.rating()));
    }

    private static String points(int halves) {
        return halves < 20 ? " " + Halves.text(halves) : Halves.text(halves);
    }

    private String cell(FileEntrant entrant, String name) {
        String cell = ascii(name).replace(',', ' ').strip();
        if (cell.contains("?")) {
            remarks.add(Kind.NAME_CUT, entrant.writtenName());
        }
        return cell;
    }

    private static String ascii(String text) {
        return LatinLetters.of(text).replaceAll("\\p{Cntrl}", " ");
    }

    private void round(Round round) {
        line("");
        line("%Round: " + round.number());
        line("");
        round.games().stream()
                .sorted(Comparator.comparingInt(Game::table))
                .forEach(game -> game(game, "round " + round.number() + ", table " + game.table()));
    }

    private void added() {
        List<Match> matches = file.competition().matches();
        Stream<Game> games = matches.stream().flatMap(match -> match.games().stream());
        List<Game> inOrder = games.sorted(Comparator.comparingInt(Game::table)).toList();
        if (!inOrder.isEmpty()) {
            line("");
            line("");
            line("%%Added results");
            inOrder.forEach(game -> game(game, "added results, table " + game.table()));
        }
    }

    private void game(Game game, String where) {
        Optional<Result> result = game.result();
        if (result.isEmpty()) {
            remarks.add(Kind.UNDECIDED_LEFT_OUT, where);
        } else if (!result.get().kind().played()) {
            remarks.add(Kind.FORFEIT_LEFT_OUT, where);
        } else {
            if (!isWritten(result.get())) {
                remarks.add(Kind.ENDING_LOST, where);
            }
            String black = String.valueOf(numbers.of(game.black()));
            String white = String.valueOf(numbers.of(game.white()));
            line(new WofGameLine(black, white, result.get()).text());
        }
    }

    private static boolean isWritten(Result result) {
        return result.kind() == ResultKind.PLAYED;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
