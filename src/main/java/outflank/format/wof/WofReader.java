package outflank.format.wof;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.WrittenDate;
import outflank.format.text.TextSource;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.Halves;
import outflank.format.tournament.RoundDraft;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFileBuilder;
import outflank.format.tournament.TournamentLines;

/**
 * Reads a result file of the World Othello Federation (othello.md, section 6). Lines of players and the header begin with
 * a percent sign, like comments, which are passed over; every other line has to be a game.
 */
public final class WofReader {

    private static final Pattern RECOGNIZED =
            Pattern.compile("(?mi)^\\s*+(?:%%\\s*+Tournament\\s*+:|%\\s*+Round\\s*+:?\\s*+\\d)");
    private static final Pattern HEADER = Pattern.compile("%%\\s*+([A-Za-z]++)\\s*+:(.*+)");
    private static final Pattern ROUND = Pattern.compile("(?i)%+\\s*+Round\\s*+:?\\s*+(\\d{1,3}+)\\s*+.*+");
    private static final Pattern ADDED = Pattern.compile("(?i)%%\\s*+Added\\s++results.*+");
    private static final Pattern PLAYER = Pattern.compile("%_%(.*+)");
    private static final Set<String> REQUIRED = Set.of("tournament", "country", "date", "sender");
    private static final int MOST_HALF_POINTS = 2 * TournamentFileBuilder.MOST_ROUNDS;

    /** Rounds from which on PAPP counts Brightwell's quotient (othello.md, section 3). */
    private static final int ROUNDS_OF_BRIGHTWELL = 8;

    private final TournamentLines lines;
    private final TournamentFileBuilder file = new TournamentFileBuilder();
    private final List<HeaderScore> scores = new ArrayList<>();
    private final Set<String> said = new LinkedHashSet<>();
    private final AddedGames added = new AddedGames(file);
    private RoundDraft round;
    private boolean afterRounds;

    private WofReader(TextSource source) {
        this.lines = new TournamentLines(source);
    }

    /** Whether a text is a result file, by its beginning. */
    public static boolean recognizes(String beginning) {
        return RECOGNIZED.matcher(beginning).find();
    }

    /**
     * Reads a whole file.
     *
     * @throws UnusableFile if it contradicts itself or has a line that is not of its form
     * @throws IOException if the medium fails
     */
    public static TournamentFile read(TextSource source) throws IOException {
        return new WofReader(source).read();
    }

    private TournamentFile read() throws IOException {
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            read(line.get().strip());
            line = lines.next();
        }
        for (String required : REQUIRED.stream().sorted().toList()) {
            if (!said.contains(required)) {
                file.remarks().add(Kind.HEADER_LINE_MISSING, "%%" + required);
            }
        }
        new ByesFromPoints(file).give(scores);
        added.close();
        boolean brightwell = file.rounds().size() >= ROUNDS_OF_BRIGHTWELL;
        file.rules = FileRules.ofTieBreaks(brightwell ? "brightwell=6,discs" : "discs");
        return file.build();
    }

    private void read(String line) throws UnusableFile {
        Matcher header = HEADER.matcher(line);
        Matcher number = ROUND.matcher(line);
        Matcher player = PLAYER.matcher(line);
        if (ADDED.matcher(line).matches()) {
            afterRounds = true;
        } else if (number.matches()) {
            begin(Integer.parseInt(number.group(1)));
        } else if (header.matches()) {
            header(header.group(1).toLowerCase(Locale.ROOT), header.group(2).strip());
        } else if (player.matches()) {
            player(player.group(1));
        } else if (!line.isEmpty() && !line.startsWith("%")) {
            game(WofGameLine.read(line, lines.place()));
        }
    }

    private void begin(int number) throws UnusableFile {
        if (number != file.rounds().size() + 1 || afterRounds) {
            throw new UnusableFile(Kind.ROUND_ORDER, lines.place(), "round " + number);
        }
        round = file.nextRound(lines.place());
    }

    private void header(String key, String value) {
        switch (key) {
            case "tournament" -> file.header = file.header.withName(value);
            case "country" -> file.header = file.header.withCountry(value);
            case "sender" -> file.header = file.header.withSender(value);
            case "date" -> date(value);
            default -> {
                return;
            }
        }
        if (!value.isEmpty()) {
            said.add(key);
        }
    }

    /** One day, or the first and the last one apart by a dash. */
    private void date(String value) {
        String[] days = value.split("\\s-\\s|\u2013", 2);
        Optional<LocalDate> first = day(days[0]);
        file.header = file.header.withDays(first, days.length == 2 ? day(days[1]) : first);
    }

    static Optional<LocalDate> day(String written) {
        String date = WrittenDate.read(written);
        return date.length() == "2018-10-10".length() ? Optional.of(LocalDate.parse(date)) : Optional.empty();
    }

    /** {@code 700063, PLAYER63, Given, THA, 12, 476, 2398}; a given name may itself have commas. */
    private void player(String text) throws UnusableFile {
        String[] parts = text.strip().split("\\s*,\\s*", -1);
        Matcher id = Pattern.compile("(\\+?)\\s*(\\d{1,9})").matcher(parts[0]);
        if (!id.matches() || parts.length < 4) {
            file.remarks().add(Kind.LINE_PASSED_OVER, lines.place(), text);
            return;
        }
        EntrantDraft entrant = add(id.group(2));
        entrant.newPlayer = !id.group(1).isEmpty();
        entrant.familyName = parts[1];
        int numbers = Math.min(3, parts.length - 4);
        int country = parts.length - 1 - numbers;
        entrant.givenName = String.join(" ", List.of(parts).subList(2, country));
        entrant.country = parts[country].toUpperCase(Locale.ROOT);
        if (numbers > 0) {
            score(entrant, parts[country + 1], numbers > 1 ? parts[country + 2] : "");
        }
        if (numbers > 2 && parts[country + 3].matches("\\d{1,5}")) {
            entrant.rating = Integer.parseInt(parts[country + 3]);
        }
    }

    private void score(EntrantDraft entrant, String points, String discs) {
        Halves.read(points, MOST_HALF_POINTS)
                .ifPresentOrElse(
                        halves -> scores.add(
                                new HeaderScore(entrant.number(), halves, Halves.read(discs, MOST_HALF_POINTS * 64))),
                        () -> file.remarks().add(Kind.LINE_PASSED_OVER, lines.place(), points));
    }

    private void game(WofGameLine game) throws UnusableFile {
        int black = number(game.black());
        int white = number(game.white());
        if (black == white) {
            throw new UnusableFile(Kind.PLAYED_TWICE, lines.place(), game.black());
        }
        if (afterRounds) {
            added.add(black, white, game.result(), lines.place());
        } else if (round == null) {
            throw new UnusableFile(Kind.ROUND_ORDER, lines.place(), "");
        } else {
            round.game(black, white, Optional.of(game.result()), lines.place());
        }
    }

    private int number(String id) throws UnusableFile {
        Optional<EntrantDraft> known = file.entrant(id);
        if (known.isPresent()) {
            return known.get().number();
        }
        file.remarks().add(Kind.PLAYER_UNLISTED, lines.place(), id);
        return add(id).number();
    }

    private EntrantDraft add(String id) throws UnusableFile {
        Place place = lines.place();
        EntrantDraft entrant = file.add(id, place);
        entrant.federationId = id;
        return entrant;
    }
}
