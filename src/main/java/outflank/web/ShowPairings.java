package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Result;
import outflank.competition.standings.CellKind;
import outflank.competition.standings.Tally;
import outflank.record.GameSheets;
import outflank.record.SheetState;
import outflank.tournament.Competitions;
import outflank.tournament.Entrant;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Round;
import outflank.tournament.Rounds;

/** Who plays whom at which table in a published round, and how far the games are. Drafts are never shown here. */
@Named
@RequestScoped
public class ShowPairings {

    @Inject
    private ShownTournament shown;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private Competitions competitions;

    private Round round;
    private List<Row> rows;
    private List<Entrant> byes = List.of();
    private List<String> absent;

    /**
     * A table of the round.
     *
     * @param game the game
     * @param result the official result; null while there is none
     * @param state where the game stands; what was reported is not told before it is official
     */
    public record Row(Game game, Result result, SheetState state) {

        /** What the badge says: while nobody has said anything, the two are playing. */
        public String badge() {
            return state == SheetState.NONE ? "playing" : state.name();
        }
    }

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            shown.anyRound("round").ifPresent(this::load);
        }
    }

    private void load(int number) {
        if (number == 0) {
            return;
        }
        round = shown.getAllRounds().get(number - 1);
        List<Game> games = rounds.games(round.id());
        Map<UUID, GameResult> results = rounds.results(round.id()).stream()
                .collect(Collectors.toMap(result -> result.game().id(), Function.identity()));
        Map<UUID, SheetState> states = results.size() < games.size() ? sheets.states(round) : Map.of();
        rows = games.stream()
                .map(game -> results.containsKey(game.id())
                        ? new Row(game, results.get(game.id()).result(), SheetState.CONFIRMED)
                        : new Row(game, null, states.getOrDefault(game.id(), SheetState.NONE)))
                .toList();
        byes = rounds.byes(round.id()).stream().map(bye -> bye.entrant()).toList();
        absent = round.isOfFinals() ? List.of() : absent(number);
    }

    private List<String> absent(int number) {
        Tally tally = Tally.of(competitions.read(shown.getTournament()));
        return tally.competition().entrants().stream()
                .filter(entrant -> tally.cells(entrant.number()).get(number - 1).kind() == CellKind.MISSED)
                .map(outflank.competition.Entrant::name)
                .toList();
    }

    /** The round that is shown; null while none is published. */
    public Round getRound() {
        return round;
    }

    public List<Row> getRows() {
        return rows;
    }

    /** The opening of all games of the round; empty if they have none, or not the same. */
    public String getOpening() {
        List<String> openings = rows.stream()
                .map(row -> row.game().opening().orElse(""))
                .distinct()
                .toList();
        return openings.size() == 1 ? openings.get(0) : "";
    }

    /** Who has no opponent. */
    public List<Entrant> getByes() {
        return byes;
    }

    /** The names of those who take part in the tournament, but not in this round. */
    public List<String> getAbsent() {
        return absent;
    }
}
