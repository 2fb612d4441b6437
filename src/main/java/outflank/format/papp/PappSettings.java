package outflank.format.papp;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.WrittenDate;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.TournamentFileBuilder;
import outflank.format.wof.ListedPlayer;

/** What a work file says outside its rounds: the tournament, and the names of players in comments. */
final class PappSettings {

    private static final Pattern FORM = Pattern.compile("([A-Za-z-]{1,30}+)\\s*+=\\s*+(?:\"([^\"]*+)\"|(\\S++))\\s*+");
    private static final BigDecimal HIGHEST_BETA = BigDecimal.valueOf(64);

    private final TournamentFileBuilder file;
    private final Map<Integer, ListedPlayer> players = new HashMap<>();
    private final Map<Integer, Boolean> added = new HashMap<>();

    PappSettings(TournamentFileBuilder file) {
        this.file = file;
    }

    /** @throws UnusableFile if a number is none, or out of its range */
    void read(PappStatement setting) throws UnusableFile {
        Matcher matcher = FORM.matcher(setting.text());
        if (!matcher.matches()) {
            file.remarks().add(Kind.LINE_PASSED_OVER, setting.place(), setting.text());
            return;
        }
        String value = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
        switch (matcher.group(1)) {
            case "Nom-Tournoi" -> file.header = file.header.withName(value);
            case "Nombre-Rondes" -> file.plannedRounds = rounds(value, setting);
            case "BQ-double" -> file.rules = FileRules.ofTieBreaks(tieBreaks(value, setting));
            case "Date" -> {
                Optional<LocalDate> day = day(value);
                file.header = file.header.withDays(day, day);
            }
            default -> file.remarks().add(Kind.LINE_PASSED_OVER, setting.place(), setting.text());
        }
    }

    private static Optional<LocalDate> day(String written) {
        String date = WrittenDate.read(written);
        return date.length() == 10 ? Optional.of(LocalDate.parse(date)) : Optional.empty();
    }

    private static int rounds(String value, PappStatement setting) throws UnusableFile {
        if (!value.matches("\\d{1,2}") || Integer.parseInt(value) == 0) {
            throw new UnusableFile(Kind.FIELD_WRONG, setting.place(), setting.text());
        }
        return Integer.parseInt(value);
    }

    /** The factor of a whole point; with none PAPP orders by discs alone. */
    private static String tieBreaks(String value, PappStatement setting) throws UnusableFile {
        if (!value.matches("\\d{1,2}(\\.\\d{1,4}0*)?")) {
            throw new UnusableFile(Kind.FIELD_WRONG, setting.place(), setting.text());
        }
        BigDecimal beta = new BigDecimal(value).stripTrailingZeros();
        if (beta.compareTo(HIGHEST_BETA) > 0) {
            throw new UnusableFile(Kind.FIELD_WRONG, setting.place(), setting.text());
        }
        return beta.signum() == 0 ? "discs" : "brightwell=" + beta.toPlainString() + ",discs";
    }

    void player(PappStatement line) {
        boolean isNew = line.text().startsWith("+");
        Optional<ListedPlayer> player = ListedPlayer.read(line.text(), "");
        if (player.isPresent()) {
            int number = Integer.parseInt(player.get().id());
            players.put(number, player.get());
            added.put(number, isNew);
        } else {
            file.remarks().add(Kind.LINE_PASSED_OVER, line.place(), line.text());
        }
    }

    /** Gives the entrants, by their numbers of the federation, the names the comments said. */
    void nameEntrants(Map<Integer, EntrantDraft> entrants) {
        entrants.forEach((number, entrant) -> {
            ListedPlayer player = players.get(number);
            if (player != null) {
                entrant.familyName = player.familyName();
                entrant.givenName = player.givenName();
                entrant.country = player.country();
                entrant.rating = player.rating();
                entrant.newPlayer = added.get(number);
            }
        });
    }
}
