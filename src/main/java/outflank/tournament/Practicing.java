package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.pairing.Constraints;
import outflank.competition.simulation.GameModel;
import outflank.competition.simulation.Strengths;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.UseCase;

/**
 * Practice copies of tournaments: to try what happens if, to learn the desk, to play a tournament on by chance. Nothing in
 * them counts, nobody outside is told of them, and the original never changes by them.
 */
@UseCase
public class Practicing {

    private static final int MOST_COPIES = 20;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private EnteringResults results;

    @Inject
    private FinalsTables finals;

    @Inject
    private PracticeTables tables;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * Copies a tournament; whoever makes the copy directs it.
     *
     * @param upTo the last round that is copied, 0 for the field alone
     * @param name how the copy is called, saying that it is one
     * @throws Refusal if the caller does not direct the tournament, it has no such round, or there are many copies already
     */
    public Tournament copy(Actor actor, UUID originalId, int upTo, String name) {
        rights.require(actor, originalId, Right.PAIR);
        Tournament original = entities.find(Tournament.class, originalId);
        if (upTo < 0 || upTo > rounds.preliminaries(originalId).size()) {
            throw new Refusal("refusal.noRound", upTo);
        }
        if (copies(actor, originalId).size() >= MOST_COPIES) {
            throw new Refusal("refusal.tooManyCopies", MOST_COPIES);
        }
        TournamentDetails before = original.details();
        TournamentDetails details = new TournamentDetails(name, before.place(), before.startsOn(), before.endsOn());
        UUID practiceId = UUID.randomUUID();
        String slug = Slug.of(
                details.name(), "tournament", taken -> tournaments.bySlug(taken).isPresent());
        tables.copy(originalId, practiceId, slug, details.name(), upTo);
        if (actor.isAccount()) {
            entities.persist(new TeamMember(practiceId, actor.id(), Role.DIRECTOR));
        }
        history.write(practiceId, actor, Action.PRACTICE_COPIED, Change.to(before.name(), "" + upTo));
        return entities.find(Tournament.class, practiceId);
    }

    /** The practice copies of a tournament, the latest first. */
    public List<Tournament> copies(Actor actor, UUID originalId) {
        rights.require(actor, originalId, Right.SEE_DESK);
        return entities.createQuery(
                        "select t from Tournament t where t.practiceOf = :id order by t.createdAt desc",
                        Tournament.class)
                .setParameter("id", originalId)
                .getResultList();
    }

    /** The tournament a practice copy was made of. */
    public Optional<Tournament> original(Tournament practice) {
        return Optional.ofNullable(practice.practiceOf()).map(id -> entities.find(Tournament.class, id));
    }

    /**
     * Gives every open game of the published rounds a result by chance, by the strengths of the players.
     *
     * @param seed the same seed gives the same results to the same games
     * @return how many games it were
     * @throws Refusal if this is no practice copy
     */
    public int fill(Actor actor, UUID practiceId, long seed) {
        Tournament practice = forChange(actor, practiceId);
        Competition competition = competitions.read(practice);
        Strengths strengths = Strengths.of(competition);
        boolean oneSide = practice.rules().game().drawRule().toOneSide();
        int filled = 0;
        for (Game game : rounds.publishedGames(practiceId)) {
            if (results.inForce(game.id()).isEmpty()) {
                double difference =
                        strengths.difference(game.black().number(), game.white().number());
                SplittableRandom random =
                        new SplittableRandom(seed + 1_000L * game.round().number() + game.tableNumber());
                Result drawn = GameModel.play(difference, oneSide, random);
                results.enter(actor, practiceId, game.id(), null, held(drawn, game), "");
                filled++;
            }
        }
        return filled;
    }

    /** A draw goes to whom it was agreed to go. */
    private static Result held(Result drawn, Game game) {
        boolean even = drawn.blackHalfDiscs() == drawn.whiteHalfDiscs();
        Optional<Color> holder = even ? game.drawHolder() : Optional.empty();
        return holder.map(color -> Result.drawWonBy(color, drawn.kind(), drawn.blackHalfDiscs()))
                .orElse(drawn);
    }

    /**
     * Plays one step on: the open games by chance, then the next round paired, published and played, and after the last one
     * the end, unless finals follow, which are for people to choose colors in.
     *
     * @return whether there is more to play
     */
    public boolean playOn(Actor actor, UUID practiceId, long seed) {
        Tournament practice = forChange(actor, practiceId);
        practice.requireNotFinished();
        fill(actor, practiceId, seed);
        if (rounds.preliminaries(practiceId).size() >= practice.rules().plannedRounds()) {
            if (finals.plan(practiceId).brackets().isEmpty()) {
                publishing.finish(actor, practiceId);
            }
            return false;
        }
        if (!rounds.hasDraft(practiceId) || isOutdated(actor, practiceId)) {
            pairing.pair(actor, practiceId, Constraints.none());
        }
        entities.flush();
        publishing.publish(
                actor, practiceId, rounds.draft(actor, practiceId).orElseThrow().id());
        entities.flush();
        fill(actor, practiceId, seed);
        return true;
    }

    private boolean isOutdated(Actor actor, UUID practiceId) {
        return rounds.draft(actor, practiceId)
                .filter(draft -> pairing.isOutdated(actor, draft))
                .isPresent();
    }

    /** Deletes a practice copy with all that happened in it. */
    public void delete(Actor actor, UUID practiceId) {
        Tournament practice = forChange(actor, practiceId);
        entities.flush();
        entities.detach(practice);
        tables.delete(practiceId);
    }

    private Tournament forChange(Actor actor, UUID practiceId) {
        Tournament practice = tournaments.forChange(actor, practiceId, Right.PAIR);
        if (!practice.isPractice()) {
            throw new Refusal("refusal.notPractice");
        }
        return practice;
    }
}
