package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.RoundPairing;
import outflank.othello.PrescribedOpening;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Pairing the next round as a draft that only the desk sees, and throwing a draft away. */
@UseCase
public class PairingRounds {

    /** Stored with each round; to be raised whenever the same input could be paired differently. */
    static final String PAIRED_WITH = "outflank swiss 1";

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * Pairs the next round anew; a draft of it is replaced.
     *
     * @param constraints what the director has decided beforehand; the rest is paired around it
     * @return what the director should know of this draft
     * @throws Refusal if results are missing, all planned rounds are played, or fewer than two players are there
     */
    public List<PairingWarning> pair(Actor actor, UUID tournamentId, Constraints constraints) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        int number = rounds.next(tournamentId);
        if (number > tournament.rules().plannedRounds()) {
            throw new Refusal("refusal.allRoundsPlayed", tournament.rules().plannedRounds());
        }
        Competition competition = competitions.read(tournament);
        requireDecided(competition);
        long present = competition.entrants().stream()
                .filter(entrant -> entrant.playsIn(number))
                .count();
        if (present < 2) {
            throw new Refusal("refusal.tooFewPlayers", present);
        }
        long seed = tournament.seed() + number;
        PairingRules rules = PairingRules.worldChampionship();
        Pairing pairing = propose(competition, number, rules, seed, constraints);
        List<Game> drafted = rounds.draft(tournamentId)
                .map(before -> rounds.games(before.id()))
                .orElse(List.of());
        Optional<PrescribedOpening> common = PrescribingOpenings.common(drafted).map(PrescribedOpening::new);
        Map<Integer, PrescribedOpening> openings = openingsOfDraft(drafted);
        removeDraft(tournamentId);
        Round draft = new Round(
                tournament,
                number,
                seed,
                PAIRED_WITH,
                new PairingInput(competition, rules, constraints).json(),
                pairing.cost());
        store(draft, pairing);
        if (tournament.rules().game().variant().openingPrescribed()) {
            prescribeOpenings(draft, common, openings);
        }
        history.write(tournamentId, actor, Action.ROUND_PAIRED, Change.of("" + number));
        return pairing.warnings();
    }

    /** Throws the draft away. */
    public void discard(Actor actor, UUID tournamentId) {
        tournaments.forChange(actor, tournamentId, Right.PAIR);
        int number = rounds.next(tournamentId);
        if (removeDraft(tournamentId)) {
            history.write(tournamentId, actor, Action.DRAFT_DISCARDED, Change.of("" + number));
        }
    }

    /** Whether the draft was made before something it depends on has changed, so that the round must be paired again. */
    public boolean isOutdated(Actor actor, Round draft) {
        rights.require(actor, draft.tournament().id(), Right.SEE_DESK);
        return !PairingInput.isOf(
                draft.pairingInput(), competitions.read(draft.tournament()), PairingRules.worldChampionship());
    }

    /** What the director should know of a draft before publishing it; nothing if it is outdated anyway. */
    public List<PairingWarning> warnings(Actor actor, Round draft) {
        rights.require(actor, draft.tournament().id(), Right.SEE_DESK);
        Competition competition = competitions.read(draft.tournament());
        if (!PairingInput.isOf(draft.pairingInput(), competition, PairingRules.worldChampionship())) {
            return List.of();
        }
        // With every place fixed nothing is left to pair, and the draft as it stands is judged.
        Constraints places = Constraints.none();
        for (Game game : rounds.games(draft.id())) {
            places = places.withFixedPair(game.black().number(), game.white().number());
        }
        Optional<Bye> bye = rounds.bye(draft.id());
        if (bye.isPresent()) {
            places = places.withFixedBye(bye.get().entrant().number());
        }
        return propose(competition, draft.number(), PairingRules.worldChampionship(), draft.seed(), places)
                .warnings();
    }

    private static Pairing propose(
            Competition competition, int number, PairingRules rules, long seed, Constraints constraints) {
        try {
            return RoundPairing.pair(competition, number, rules, seed, constraints);
        } catch (IllegalArgumentException impossible) {
            throw new Refusal(impossible, "refusal.constraints");
        }
    }

    /** @throws Refusal if a game of the last round has no result yet */
    static void requireDecided(Competition competition) {
        if (competition.rounds().isEmpty()) {
            return;
        }
        var last = competition.rounds().get(competition.rounds().size() - 1);
        String missing = last.games().stream()
                .filter(game -> game.result().isEmpty())
                .map(game -> String.valueOf(game.table()))
                .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            throw new Refusal("refusal.resultsMissing", last.number(), missing);
        }
    }

    private boolean removeDraft(UUID tournamentId) {
        return rounds.draft(tournamentId)
                .map(draft -> {
                    rounds.games(draft.id()).forEach(entities::remove);
                    rounds.bye(draft.id()).ifPresent(entities::remove);
                    entities.flush();
                    entities.remove(draft);
                    entities.flush();
                    return true;
                })
                .orElse(false);
    }

    /** What the tables of the present draft begin with: who has given them an opening need not do it again. */
    private static Map<Integer, PrescribedOpening> openingsOfDraft(List<Game> drafted) {
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
        pairing.bye().ifPresent(entrant -> entities.persist(new Bye(round, byNumber.get(entrant))));
    }
}
