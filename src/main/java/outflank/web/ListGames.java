package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.omnifaces.util.Faces;
import outflank.competition.Result;
import outflank.record.GameSheets;
import outflank.tournament.Game;
import outflank.tournament.Rounds;

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

    private String player = "";
    private final Map<Integer, List<Row>> byRound = new TreeMap<>();

    /**
     * A game of the list.
     *
     * @param game the game
     * @param result the official result; null while there is none
     * @param recorded whether it has a record that can be replayed
     */
    public record Row(Game game, Result result, boolean recorded) {}

    /** Loads what the page shows. */
    public void load() {
        if (!shown.find()) {
            return;
        }
        UUID tournamentId = shown.getTournament().id();
        String asked = Faces.getRequestParameter("player");
        player = asked == null
                ? ""
                : asked.strip().substring(0, Math.min(asked.strip().length(), LONGEST_FILTER));
        String wanted = folded(player);
        Map<UUID, Result> results = rounds.resultsOfTournament(tournamentId).stream()
                .collect(Collectors.toMap(result -> result.game().id(), result -> result.result()));
        Set<UUID> recorded = sheets.recorded(tournamentId);
        for (Game game : rounds.publishedGames(tournamentId)) {
            if (folded(game.black().name()).contains(wanted)
                    || folded(game.white().name()).contains(wanted)) {
                byRound.computeIfAbsent(game.round().number(), number -> new ArrayList<>())
                        .add(new Row(game, results.get(game.id()), recorded.contains(game.id())));
            }
        }
    }

    /** Without accents and capitals, so that a name is found the way it can be typed on any keyboard. */
    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** The text the names are searched for. */
    public String getPlayer() {
        return player;
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
