package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.omnifaces.util.Faces;
import outflank.competition.Result;
import outflank.record.GameSheets;
import outflank.tournament.Game;
import outflank.tournament.Rounds;
import outflank.usecase.Text;

/** All games of a tournament by round, or those of players whose name contains a text. */
@Named
@RequestScoped
public class ListGames {

    private static final int LONGEST_FILTER = 120;

    @Inject
    private ShownTournament shown;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private OpeningNames openings;

    private String player = "";
    private final Map<Integer, List<Row>> byRound = new TreeMap<>();
    private List<Row> ofPlayer;

    /**
     * A game of the list.
     *
     * @param game the game
     * @param result the official result; null while there is none
     * @param recorded whether it has a record that can be replayed
     * @param opening the name of its opening; empty if it has none
     */
    public record Row(Game game, Result result, boolean recorded, String opening) {}

    /** Loads what the page shows. */
    public void load() {
        if (!shown.find()) {
            return;
        }
        String asked = Faces.getRequestParameter("player");
        player = asked == null
                ? ""
                : asked.strip().substring(0, Math.min(asked.strip().length(), LONGEST_FILTER));
        String wanted = Text.folded(player);
        rows(game -> Text.folded(game.black().name()).contains(wanted)
                        || Text.folded(game.white().name()).contains(wanted))
                .forEach(row -> byRound.computeIfAbsent(row.game().round().number(), number -> new ArrayList<>())
                        .add(row));
    }

    /** The games of one player of the tournament that is shown, the first round first. */
    public List<Row> ofPlayer(int number) {
        if (ofPlayer == null) {
            ofPlayer =
                    rows(game -> game.black().number() == number || game.white().number() == number);
        }
        return ofPlayer;
    }

    private List<Row> rows(Predicate<Game> wanted) {
        UUID tournamentId = shown.getTournament().id();
        Map<UUID, Result> results = rounds.resultsOfTournament(tournamentId).stream()
                .collect(Collectors.toMap(result -> result.game().id(), result -> result.result()));
        Map<UUID, String> beginnings = sheets.beginnings(tournamentId);
        return rounds.publishedGames(tournamentId).stream()
                .filter(wanted)
                .map(game -> row(game, results.get(game.id()), beginnings.get(game.id())))
                .toList();
    }

    private Row row(Game game, Result result, String beginning) {
        return new Row(game, result, beginning != null, beginning == null ? "" : openings.ofMoves(beginning));
    }

    /** The text the names are searched for. */
    public String getPlayer() {
        return player;
    }

    /** Whether some game has a record that can be downloaded. */
    public boolean isRecorded() {
        return byRound.values().stream().flatMap(List::stream).anyMatch(Row::recorded);
    }

    /** The rounds that have games to show. */
    public List<Integer> getRounds() {
        return List.copyOf(byRound.keySet());
    }

    /** The games of a round. */
    public List<Row> rows(int round) {
        return byRound.get(round);
    }
}
