package outflank.format.papp;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.standings.BrightwellQuotient;
import outflank.format.FormatProblem.Kind;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.Halves;
import outflank.format.tournament.LatinLetters;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.WrittenTournament;
import outflank.format.wof.WofNumbers;

/**
 * Writes a work file with which PAPP can go on. It finds the names in the federation's list; they stand here in comments as
 * it writes new players.
 */
public final class PappWriter {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd/MM/yyyy", Locale.ROOT);
    private static final String RULER = "#########################################";
    private static final int SIGNS_IN_A_LINE = 10;
    private static final int DISCS_OF_PAPP = 80;
    private static final int HALF_A_BOARD = Result.BOARD_HALF_DISCS / 2;

    private final TournamentFile file;
    private final Competition competition;
    private final Remarks remarks = new Remarks();
    private final WofNumbers numbers;
    private final Map<Integer, Boolean> signs = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    /** Whether the last round is still being played: signs behind it would speak of it, and not of the next one. */
    private boolean open;

    private PappWriter(TournamentFile file) {
        this.file = file;
        this.competition = file.competition();
        this.numbers = WofNumbers.of(file, remarks);
    }

    /**
     * Writes a work file.
     *
     * @param creator the program that writes it
     */
    public static WrittenTournament write(TournamentFile file, String creator) {
        return new PappWriter(file).write(creator);
    }

    private WrittenTournament write(String creator) {
        line(RULER);
        line("# " + ascii(creator));
        line(RULER);
        line("#_Nom-Tournoi   = \"" + ascii(file.header().name()).replace('"', '\'') + "\" ;");
        line("#_Nombre-Rondes = " + competition.plannedRounds() + " ;");
        line(String.format(Locale.ROOT, "#_BQ-double = %.6f ;", beta()));
        line("#_Date = \"" + file.header().startsOn().map(DAY::format).orElse("") + "\" ;");
        line(RULER);
        line("");
        byeDiscs();
        file.entrants().forEach(this::player);
        line("");
        competition.rounds().forEach(this::round);
        int next = competition.rounds().size() + 1;
        if (!open) {
            signs(next, entrant -> entrant.playsIn(next));
        }
        if (!competition.matches().isEmpty()) {
            remarks.add(Kind.MATCHES_LOST, "");
        }
        return new WrittenTournament(text.toString(), remarks.all());
    }

    private BigDecimal beta() {
        return StandingsOrder.tieBreaks(file).stream()
                .filter(BrightwellQuotient.class::isInstance)
                .map(BrightwellQuotient.class::cast)
                .map(quotient -> quotient.beta().orElseGet(this::automaticBeta))
                .findFirst()
                .orElse(BigDecimal.ZERO);
    }

    /** 64 by the number of rounds, in as many decimals as a work file has room for. */
    private BigDecimal automaticBeta() {
        int rounds = Math.max(1, competition.plannedRounds());
        return BigDecimal.valueOf(Result.BOARD_HALF_DISCS / 2)
                .divide(BigDecimal.valueOf(rounds), 4, RoundingMode.HALF_UP);
    }

    /** PAPP makes a bye of 32 discs half a point, and one of fewer none, so these stand in a comment. */
    private void byeDiscs() {
        int half = competition.byeHalfDiscs();
        if (half == DISCS_OF_PAPP) {
            return;
        }
        if (half > HALF_A_BOARD && half % 2 == 0) {
            line("Score-bip = " + (Result.BOARD_HALF_DISCS - half) / 2 + "/64;");
        } else {
            line("%: bye-discs " + Halves.text(half));
        }
    }

    private void player(FileEntrant entrant) {
        Entrant known = competition.entrant(entrant.number());
        String given = clean(entrant.givenName());
        String family = clean(entrant.familyName().isEmpty() ? known.name() : entrant.familyName());
        if (family.contains("?") || given.contains("?")) {
            remarks.add(Kind.NAME_CUT, entrant.writtenName());
        }
        String country = known.country().isEmpty() ? "" : " {" + ascii(known.country()) + "}";
        String rating = known.rating() > 0 ? " <" + known.rating() + ">" : "";
        line(String.format(
                Locale.ROOT,
                "%%_%% %s%06d %s, %s%s%s",
                numbers.isNew(entrant) ? "+" : "",
                numbers.of(entrant.number()),
                family,
                given,
                country,
                rating));
    }

    private static String clean(String name) {
        return ascii(name).replaceAll("[,{}<>%;\"]", " ").replaceAll(" '", " ").strip();
    }

    private static String ascii(String name) {
        return LatinLetters.of(name).replaceAll("\\p{Cntrl}", " ");
    }

    private void round(Round round) {
        signs(round.number(), entrant -> isPresent(entrant, round));
        round.requestedByes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(bye -> requested(bye.getKey(), bye.getValue(), round.number()));
        boolean decided = round.games().stream().allMatch(game -> game.result().isPresent());
        boolean last = round.number() == competition.rounds().size();
        line("% Results of round " + round.number());
        line("");
        line("raz-couplage;");
        round.games().stream().sorted(Comparator.comparingInt(Game::table)).forEach(this::game);
        open = !decided && last;
        if (!open) {
            line("ronde-suivante;");
        }
        if (!decided && !last) {
            remarks.add(Kind.UNDECIDED_LEFT_OUT, "round " + round.number());
        }
        line("");
    }

    private static boolean isPresent(Entrant entrant, Round round) {
        return round.byes().contains(entrant.number())
                || round.requestedByes().getOrDefault(entrant.number(), 0) == 2
                || round.games().stream().anyMatch(game -> game.involves(entrant.number()));
    }

    private void requested(int entrant, int halfPoints, int round) {
        line(String.format(Locale.ROOT, "%%: bye %06d %s", numbers.of(entrant), Halves.text(halfPoints)));
        if (halfPoints == 1) {
            remarks.add(Kind.BYE_LOST, "round " + round);
        }
    }

    private void game(Game game) {
        int black = numbers.of(game.black());
        int white = numbers.of(game.white());
        Optional<Result> result = game.result();
        result.flatMap(PappNote::of).ifPresent(this::line);
        line(
                result.isEmpty()
                        ? String.format(Locale.ROOT, "(%06d %06d);", black, white)
                        : String.format(
                                Locale.ROOT,
                                "(%06d %-5s %06d %s);",
                                black,
                                Halves.text(result.get().blackHalfDiscs()),
                                white,
                                Halves.text(result.get().whiteHalfDiscs())));
    }

    /** Says who is present and who is not, if that has changed; nobody is named before he enters the tournament. */
    private void signs(int round, Predicate<Entrant> present) {
        Map<Integer, Boolean> changed = new LinkedHashMap<>(signs);
        for (Entrant entrant : competition.entrants()) {
            boolean here = present.test(entrant);
            if (here || round >= entrant.entersInRound() || signs.containsKey(entrant.number())) {
                changed.put(entrant.number(), here);
            }
        }
        if (changed.equals(signs)) {
            return;
        }
        signs.putAll(changed);
        line("% Players of round " + round);
        line("");
        text.append('&');
        int written = 0;
        for (Map.Entry<Integer, Boolean> sign : signs.entrySet()) {
            text.append(written > 0 && written % SIGNS_IN_A_LINE == 0 ? "\n  " : " ");
            text.append(sign.getValue() ? '+' : '-');
            text.append(String.format(Locale.ROOT, "%06d", numbers.of(sign.getKey())));
            written++;
        }
        line(";");
        line("");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
