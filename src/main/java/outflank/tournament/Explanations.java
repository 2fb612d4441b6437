package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import outflank.competition.Result;
import outflank.competition.verification.Finding;
import outflank.competition.verification.FindingKind;
import outflank.competition.verification.KeptRound;
import outflank.usecase.UseCase;

/** What people did openly, by which a difference found in a verification is explained, and what nobody did openly. */
@UseCase
class Explanations {

    private static final List<Action> RESULTS =
            List.of(Action.RESULT_AGREED, Action.RESULT_ENTERED, Action.RESULT_RULED);

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    /** What explains a finding; empty if nothing does, and for what needs no explanation. */
    Optional<RoundReport.Explanation> of(Round verified, KeptRound kept, Finding finding) {
        if (finding.kind() == FindingKind.RESULT_DIFFERS) {
            return game(verified, finding).flatMap(game -> ofResult(verified, kept, finding, game));
        }
        if (finding.kind() == FindingKind.EARLIER_COLORS_DIFFER) {
            return game(verified, finding).flatMap(game -> ofColors(verified, game));
        }
        return Optional.empty();
    }

    private Optional<Game> game(Round verified, Finding finding) {
        return rounds.published(verified.tournament().id()).stream()
                .filter(round -> round.number() == finding.round())
                .flatMap(round -> rounds.games(round.id()).stream())
                .filter(game -> game.tableNumber() == finding.table())
                .findFirst();
    }

    /** The row that was in force when the round was paired says what the round keeps, and another one came later. */
    private Optional<RoundReport.Explanation> ofResult(Round verified, KeptRound kept, Finding finding, Game game) {
        Optional<Result> then = kept.input().rounds().get(finding.round() - 1).games().stream()
                .filter(kind -> kind.table() == finding.table())
                .findFirst()
                .flatMap(outflank.competition.Game::result);
        List<GameResult> rows = rounds.resultsOf(game.id());
        Optional<Result> before = rows.stream()
                .filter(row -> row.wasInForce(verified.pairedAt()))
                .findFirst()
                .map(GameResult::result);
        boolean asKept =
                before.equals(then) || before.map(Result::withColorsSwapped).equals(then);
        return rows.stream()
                .filter(row -> asKept && row.isInForce() && row.enteredAt().isAfter(verified.pairedAt()))
                .findFirst()
                .map(row -> new RoundReport.Explanation(row.enteredBy(), row.enteredAt(), row.reason()));
    }

    private Optional<RoundReport.Explanation> ofColors(Round verified, Game game) {
        return lines(verified.tournament().id(), List.of(Action.COLORS_SWAPPED)).stream()
                .filter(line -> line.at().isAfter(verified.pairedAt()) && isOf(line, game))
                .reduce((earlier, later) -> later)
                .map(line -> new RoundReport.Explanation(
                        line.actor(), line.at(), line.change().reason()));
    }

    /** The official results of a round that are others than the history says, which nobody can change unseen. */
    List<Finding> unwritten(Round round, List<Game> games) {
        Map<UUID, GameResult> official = new HashMap<>();
        rounds.results(round.id()).forEach(result -> official.put(result.game().id(), result));
        List<HistoryEntry> lines = lines(round.tournament().id(), RESULTS);
        List<Finding> findings = new ArrayList<>();
        for (Game game : games) {
            String written = lines.stream()
                    .filter(line -> isOf(line, game))
                    .reduce((earlier, later) -> later)
                    .map(line -> line.change().after())
                    .orElse("");
            String stands = Optional.ofNullable(official.get(game.id()))
                    .map(result -> ScoreText.of(result.result()))
                    .orElse("");
            if (!written.equals(stands)) {
                findings.add(new Finding(
                        FindingKind.RESULT_NOT_IN_HISTORY,
                        round.number(),
                        game.tableNumber(),
                        game.black().number(),
                        game.white().number(),
                        written,
                        stands));
            }
        }
        return findings;
    }

    private static boolean isOf(HistoryEntry line, Game game) {
        return line.change().subject().startsWith(game.round().number() + "/" + game.tableNumber() + " ");
    }

    private List<HistoryEntry> lines(UUID tournamentId, List<Action> actions) {
        return entities.createQuery("""
                        select h from HistoryEntry h
                        where h.tournamentId = :id and h.action in :actions order by h.id""", HistoryEntry.class)
                .setParameter("id", tournamentId)
                .setParameter("actions", actions)
                .getResultList();
    }
}
