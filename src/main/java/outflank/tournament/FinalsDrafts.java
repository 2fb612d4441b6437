package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.knockout.NextGame;
import outflank.othello.PrescribedOpening;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Keeping the draft of a round of the finals, with the matches its games belong to. */
@UseCase
public class FinalsDrafts {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private FinalsTables finals;

    /** The games of the draft, in table order. */
    List<FinalsGame> games(UUID tournamentId) {
        return finals.games(tournamentId).stream()
                .filter(game -> game.game().round().isDraft())
                .sorted(Comparator.comparingInt(game -> game.game().tableNumber()))
                .toList();
    }

    /** Whether the draft has the games that are next by the results as they stand now. */
    boolean isCurrent(UUID tournamentId) {
        List<FinalsGame> drafted = games(tournamentId);
        List<NextGame> next = finals.seeded(tournamentId).next();
        return next.size() == drafted.size()
                && next.stream().allMatch(game -> drafted.stream().anyMatch(other -> isSame(game, other)));
    }

    private static boolean isSame(NextGame next, FinalsGame drafted) {
        boolean samePlayers =
                drafted.game().involves(next.black()) && drafted.game().involves(next.white());
        Integer chooser = drafted.chooser().map(Entrant::number).orElse(null);
        Integer calledFor = next.chooser().isPresent() ? next.chooser().getAsInt() : null;
        boolean sameColors = chooser != null || drafted.game().black().number() == next.black();
        return drafted.match().isAt(next.match())
                && drafted.number() == next.number()
                && samePlayers
                && Objects.equals(chooser, calledFor)
                && sameColors;
    }

    /** Stores a draft with these games; matches begin with their first one. */
    void store(Round draft, List<NextGame> games) {
        UUID tournamentId = draft.tournament().id();
        Map<Integer, Entrant> byNumber = byNumber(tournamentId);
        List<FinalsMatch> stored = finals.storedMatches(tournamentId);
        List<FinalsBracket> brackets = finals.brackets(tournamentId);
        Optional<PrescribedOpening> opening = opening(draft);
        entities.persist(draft);
        entities.flush();
        int table = 0;
        for (NextGame next : games) {
            Game game = new Game(draft, ++table, byNumber.get(next.black()), byNumber.get(next.white()));
            opening.ifPresent(game::prescribe);
            entities.persist(game);
            entities.flush();
            FinalsMatch match = stored.stream()
                    .filter(candidate -> candidate.isAt(next.match()))
                    .findFirst()
                    .orElseGet(() -> begin(next, brackets, byNumber));
            Entrant chooser =
                    next.chooser().isPresent() ? byNumber.get(next.chooser().getAsInt()) : null;
            entities.persist(new FinalsGame(game, match, next.number(), chooser));
        }
        entities.flush();
    }

    private FinalsMatch begin(NextGame next, List<FinalsBracket> brackets, Map<Integer, Entrant> byNumber) {
        FinalsBracket bracket = brackets.stream()
                .filter(candidate -> candidate.category().equals(next.match().category()))
                .findFirst()
                .orElseThrow();
        FinalsMatch match = new FinalsMatch(
                bracket,
                next.match(),
                byNumber.get(next.match().higher().orElseThrow()),
                byNumber.get(next.match().lower().orElseThrow()));
        entities.persist(match);
        return match;
    }

    private Optional<PrescribedOpening> opening(Round draft) {
        Tournament tournament = draft.tournament();
        return tournament.rules().game().variant().openingPrescribed()
                ? Optional.of(PrescribedOpening.drawn(draft.seed(), rounds.openings(tournament.id())))
                : Optional.empty();
    }

    /**
     * Removes the draft with the matches it began. If nothing of the finals is published, nobody has qualified then.
     *
     * @return whether there was one
     * @throws Refusal if the draft there is one of the preliminaries
     */
    boolean remove(UUID tournamentId) {
        Optional<Round> draft = rounds.draft(tournamentId);
        if (draft.isEmpty()) {
            return false;
        }
        if (!draft.get().isOfFinals()) {
            throw new Refusal("refusal.draftLeft");
        }
        List<FinalsGame> drafted = games(tournamentId);
        List<Game> games = drafted.stream().map(FinalsGame::game).toList();
        drafted.forEach(entities::remove);
        entities.flush();
        games.forEach(entities::remove);
        List<UUID> playing = finals.games(tournamentId).stream()
                .map(game -> game.match().id())
                .toList();
        finals.storedMatches(tournamentId).stream()
                .filter(match -> !playing.contains(match.id()))
                .forEach(entities::remove);
        entities.flush();
        entities.remove(draft.get());
        if (playing.isEmpty()) {
            finals.brackets(tournamentId).forEach(FinalsBracket::unseed);
        }
        entities.flush();
        return true;
    }

    private Map<Integer, Entrant> byNumber(UUID tournamentId) {
        return entrants.of(tournamentId).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
    }
}
