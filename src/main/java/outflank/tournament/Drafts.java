package outflank.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.pairing.Pairing;
import outflank.othello.PrescribedOpening;

/** Keeping the one draft of a tournament. Another draft is another row, so that nobody acts on one he has not seen. */
@ApplicationScoped
class Drafts {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    @Inject
    private Entrants entrants;

    /**
     * Puts a pairing in the place of the present draft; the tables keep the openings they were given.
     *
     * @param draft the new draft, not stored yet
     */
    void replace(Round draft, Pairing pairing) {
        UUID tournamentId = draft.tournament().id();
        List<Game> drafted = rounds.draft(tournamentId)
                .map(before -> rounds.games(before.id()))
                .orElse(List.of());
        Optional<PrescribedOpening> common = PrescribingOpenings.common(drafted).map(PrescribedOpening::new);
        Map<Integer, PrescribedOpening> openings = openingsOf(drafted);
        remove(tournamentId);
        store(draft, pairing);
        if (draft.tournament().rules().game().variant().openingPrescribed()) {
            prescribeOpenings(draft, common, openings);
        }
    }

    /** Takes the draft away, if there is one. */
    boolean remove(UUID tournamentId) {
        return rounds.draft(tournamentId)
                .map(draft -> {
                    rounds.games(draft.id()).forEach(entities::remove);
                    rounds.byes(draft.id()).forEach(entities::remove);
                    entities.flush();
                    entities.remove(draft);
                    entities.flush();
                    return true;
                })
                .orElse(false);
    }

    /** What the tables of the present draft begin with: who has given them an opening need not do it again. */
    private static Map<Integer, PrescribedOpening> openingsOf(List<Game> drafted) {
        return drafted.stream()
                .filter(game -> game.opening().isPresent())
                .collect(Collectors.toMap(
                        Game::tableNumber,
                        game -> new PrescribedOpening(game.opening().orElseThrow())));
    }

    /** One opening for the whole round is drawn by lot, so that nobody has to think of it; the director may change it. */
    private void prescribeOpenings(
            Round draft, Optional<PrescribedOpening> common, Map<Integer, PrescribedOpening> ofTables) {
        entities.flush();
        PrescribedOpening others = common.orElseGet(() -> PrescribedOpening.drawn(
                draft.seed(), rounds.openings(draft.tournament().id())));
        rounds.games(draft.id()).forEach(game -> game.prescribe(ofTables.getOrDefault(game.tableNumber(), others)));
    }

    private void store(Round round, Pairing pairing) {
        Map<Integer, Entrant> byNumber = entrants.of(round.tournament().id()).stream()
                .collect(Collectors.toMap(Entrant::number, Function.identity()));
        entities.persist(round);
        entities.flush();
        pairing.pairs()
                .forEach(pair -> entities.persist(
                        new Game(round, pair.table(), byNumber.get(pair.black()), byNumber.get(pair.white()))));
        pairing.byes().forEach(entrant -> entities.persist(new Bye(round, byNumber.get(entrant))));
    }
}
