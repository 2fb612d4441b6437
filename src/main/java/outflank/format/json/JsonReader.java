package outflank.format.json;

import java.io.IOException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.OrderByHand;
import outflank.competition.Result;
import outflank.competition.pairing.PairingRules;
import outflank.competition.standings.TieBreaks;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.RoundDraft;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFileBuilder;
import outflank.format.tournament.TournamentHeader;

/** Reads what {@link JsonWriter} writes. Fields it does not know are passed over, so that other programs may add some. */
public final class JsonReader {

    /** The name of the form, by which a file is known. */
    public static final String FORMAT = "outflank-tournament";

    /** The edition that is written, and the latest that can be read. */
    public static final int VERSION = 1;

    private static final Pattern RECOGNIZED = Pattern.compile("\\s*+\\{");
    private static final int HIGHEST_NUMBER = 1_000_000;

    private final JsonNode root;
    private final TournamentFileBuilder file = new TournamentFileBuilder();

    private JsonReader(JsonNode root) {
        this.root = root;
    }

    /** Whether a text may be such a file, by its beginning. */
    public static boolean recognizes(String beginning) {
        return RECOGNIZED.matcher(beginning).lookingAt();
    }

    /**
     * Reads a whole file.
     *
     * @throws UnusableFile if it is no such JSON, of a later version, or contradicts itself
     * @throws IOException if the medium fails
     */
    public static TournamentFile read(TextSource source) throws IOException {
        return new JsonReader(JsonTree.read(source)).read();
    }

    private TournamentFile read() throws UnusableFile {
        if (!root.text("format").equals(FORMAT)) {
            throw new UnusableFile(Kind.NO_TOURNAMENT, root.place(), root.text("format"));
        }
        if (root.required("version").number(1, HIGHEST_NUMBER) > VERSION) {
            throw new UnusableFile(
                    Kind.NEWER_VERSION,
                    root.required("version").place(),
                    "" + root.required("version").value());
        }
        header();
        file.plannedRounds = root.required("planned_rounds").number(1, TournamentFileBuilder.MOST_ROUNDS);
        file.byeHalfDiscs = root.required("bye_discs").halves(Result.BOARD_HALF_DISCS);
        for (JsonNode entrant : root.list("entrants")) {
            entrant(entrant);
        }
        for (JsonNode round : root.list("rounds")) {
            round(round);
        }
        for (JsonNode match : root.list("matches")) {
            match(match);
        }
        for (JsonNode order : root.list("orders_by_hand")) {
            order(order);
        }
        rules();
        return file.build();
    }

    private void header() throws UnusableFile {
        file.header = new TournamentHeader(
                root.text("name"),
                root.text("place"),
                root.text("country"),
                day("starts_on"),
                day("ends_on"),
                root.text("director"),
                root.text("sender"));
    }

    private Optional<LocalDate> day(String name) throws UnusableFile {
        Optional<JsonNode> node = root.field(name);
        if (node.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(node.get().text()));
        } catch (DateTimeParseException none) {
            throw node.get().wrong(node.get().text());
        }
    }

    private void rules() throws UnusableFile {
        Optional<JsonNode> pairing = root.field("pairing");
        Optional<JsonNode> tieBreaks = root.field("tie_breaks");
        if (pairing.isPresent()) {
            check(pairing.get(), PairingRules::parse);
        }
        if (tieBreaks.isPresent()) {
            check(tieBreaks.get(), TieBreaks::parse);
        }
        List<FileRules.Acceleration> accelerations = new ArrayList<>();
        for (JsonNode node : root.list("accelerations")) {
            accelerations.add(new FileRules.Acceleration(
                    node.required("points").halves(100),
                    node.required("first_round").number(1, TournamentFileBuilder.MOST_ROUNDS),
                    node.required("last_round").number(1, TournamentFileBuilder.MOST_ROUNDS),
                    entrant(node.required("first").text(), node),
                    entrant(node.required("last").text(), node)));
        }
        List<FileRules.Prohibition> prohibitions = new ArrayList<>();
        for (JsonNode node : root.list("prohibitions")) {
            Set<Integer> players = new HashSet<>();
            for (JsonNode player : node.list("players")) {
                players.add(entrant(player.text(), player));
            }
            prohibitions.add(new FileRules.Prohibition(
                    node.required("first_round").number(1, TournamentFileBuilder.MOST_ROUNDS),
                    node.required("last_round").number(1, TournamentFileBuilder.MOST_ROUNDS),
                    players));
        }
        file.rules = new FileRules(
                pairing.map(node -> (String) node.value()),
                tieBreaks.map(node -> (String) node.value()),
                root.longNumber("seed"),
                accelerations,
                prohibitions);
    }

    private interface Parser {
        Object parse(String text);
    }

    private static void check(JsonNode node, Parser parser) throws UnusableFile {
        String text = node.value() instanceof String stored ? stored : node.text();
        try {
            parser.parse(text);
        } catch (IllegalArgumentException unusable) {
            throw node.wrong(unusable.getMessage());
        }
    }

    private void entrant(JsonNode node) throws UnusableFile {
        String id = node.required("id").text();
        if (id.isBlank()) {
            throw node.required("id").wrong(id);
        }
        EntrantDraft entrant = file.add(
                id,
                node.required("number").number(1, HIGHEST_NUMBER),
                node.required("number").place());
        entrant.federationId = node.text("federation_id");
        entrant.newPlayer = node.truth("new");
        entrant.familyName = node.text("family_name");
        entrant.givenName = node.text("given_name");
        entrant.country = node.text("country");
        entrant.club = node.text("club");
        Set<String> categories = new HashSet<>();
        for (JsonNode category : node.list("categories")) {
            categories.add(category.text());
        }
        entrant.categories = categories;
        entrant.rating = node.number("rating", 0, 99_999).orElse(0);
        entrant.lot = node.longNumber("lot").orElse(entrant.number());
        entrant.entersInRound = node.number("enters_in_round", 1, 1_000).orElse(1);
        entrant.withdrawnFromRound = node.number("withdrawn_from_round", 1, 1_000);
        for (JsonNode round : node.list("absences")) {
            entrant.absences.add(round.number(1, 1_000));
        }
    }

    private void round(JsonNode node) throws UnusableFile {
        RoundDraft round = file.nextRound(node.place());
        if (node.required("number").number(1, HIGHEST_NUMBER) != round.number()) {
            throw new UnusableFile(
                    Kind.ROUND_ORDER, node.place(), "" + node.required("number").value());
        }
        for (JsonNode game : node.list("games")) {
            Game read = game(game);
            round.game(read.table(), read.black(), read.white(), read.result(), game.place());
        }
        for (JsonNode bye : node.list("byes")) {
            round.bye(entrant(bye.text(), bye), bye.place());
        }
        for (JsonNode bye : node.list("requested_byes")) {
            round.requestedBye(
                    entrant(bye.required("entrant").text(), bye),
                    bye.required("points").halves(2),
                    bye.place());
        }
    }

    private Game game(JsonNode node) throws UnusableFile {
        int black = entrant(node.required("black").text(), node);
        int white = entrant(node.required("white").text(), node);
        if (black == white) {
            throw new UnusableFile(Kind.PLAYED_TWICE, node.place(), node.text("black"));
        }
        return new Game(node.required("table").number(1, HIGHEST_NUMBER), black, white, JsonResults.read(node));
    }

    private void match(JsonNode node) throws UnusableFile {
        List<Game> games = new ArrayList<>();
        for (JsonNode game : node.list("games")) {
            games.add(game(game));
        }
        MatchKind kind = JsonResults.ofWord(MatchKind.values(), node.required("kind"));
        int slot = node.number("slot", 0, HIGHEST_NUMBER).orElse(0);
        int bestOf = node.required("best_of").number(1, 9);
        int higher = entrant(node.required("higher").text(), node);
        int lower = entrant(node.required("lower").text(), node);
        try {
            file.match(new Match(kind, node.text("category"), slot, bestOf, higher, lower, games), node.place());
        } catch (IllegalArgumentException impossible) {
            throw node.wrong(impossible.getMessage());
        }
    }

    private void order(JsonNode node) throws UnusableFile {
        List<Integer> order = new ArrayList<>();
        for (JsonNode id : node.list("entrants")) {
            order.add(entrant(id.text(), id));
        }
        try {
            file.order(
                    new OrderByHand(node.required("after_round").number(1, TournamentFileBuilder.MOST_ROUNDS), order),
                    node.place());
        } catch (IllegalArgumentException impossible) {
            throw node.wrong(impossible.getMessage());
        }
    }

    private int entrant(String id, JsonNode node) throws UnusableFile {
        Optional<EntrantDraft> entrant = file.entrant(id);
        return entrant.orElseThrow(() -> node.wrong(id)).number();
    }
}
