package outflank.tournament;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.RoundPairing;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Pairing the next round as a draft that only the desk sees, and throwing a draft away; {@link ChangingDrafts} changes one. */
@UseCase
public class PairingRounds {

    /** Stored with each round; to be raised whenever the same input could be paired differently. */
    static final String PAIRED_WITH = "outflank pairing 2";

    @Inject
    private Tournaments tournaments;

    @Inject
    private Drafts drafts;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * Pairs the next round anew; a draft of it is replaced, with all that was changed in it by hand.
     *
     * @param constraints what the director has decided beforehand; the rest is paired around it
     * @return what the director should know of this draft
     * @throws Refusal if results are missing, all planned rounds are played, or fewer than two players are there
     */
    public List<PairingWarning> pair(Actor actor, UUID tournamentId, Constraints constraints) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        int number = rounds.next(tournamentId);
        if (rounds.published(tournamentId).stream().anyMatch(Round::isOfFinals)) {
            throw new Refusal("refusal.finalsBegun");
        }
        refuseDraftOfFinals(tournamentId);
        Competition competition = competitions.read(tournament);
        int last = lastRound(tournament, competition);
        if (number > last) {
            throw new Refusal("refusal.allRoundsPlayed", last);
        }
        requireDecided(competition);
        long present = competition.entrants().stream()
                .filter(entrant -> entrant.playsIn(number))
                .count();
        if (present < 2) {
            throw new Refusal("refusal.tooFewPlayers", present);
        }
        long seed = tournament.seed() + number;
        PairingRules rules = tournament.pairingRules();
        Pairing pairing = propose(competition, number, rules, seed, constraints);
        Round draft = new Round(
                tournament,
                number,
                seed,
                PAIRED_WITH,
                new PairingInput(competition, rules, constraints).json(),
                pairing.cost());
        drafts.replace(draft, pairing);
        history.write(tournamentId, actor, Action.ROUND_PAIRED, Change.of("" + number));
        return pairing.warnings();
    }

    /** Throws the draft away. */
    public void discard(Actor actor, UUID tournamentId) {
        tournaments.forChange(actor, tournamentId, Right.PAIR);
        refuseDraftOfFinals(tournamentId);
        int number = rounds.next(tournamentId);
        if (drafts.remove(tournamentId)) {
            history.write(tournamentId, actor, Action.DRAFT_DISCARDED, Change.of("" + number));
        }
    }

    /** The number of the last round: the last planned one, or in a round robin the one in which everybody has met. */
    public int lastRound(Tournament tournament) {
        return tournament.pairingRules().system().isRoundRobin()
                ? lastRound(tournament, competitions.read(tournament))
                : tournament.rules().plannedRounds();
    }

    private static int lastRound(Tournament tournament, Competition competition) {
        int players = (int) competition.entrants().stream()
                .filter(entrant -> !entrant.hasWithdrawnBy(1))
                .count();
        int planned = competition.plannedRounds();
        return Math.min(
                planned, tournament.pairingRules().system().rounds(players).orElse(planned));
    }

    /** Whether the draft was made before something it depends on has changed, so that the round must be paired again. */
    public boolean isOutdated(Actor actor, Round draft) {
        rights.require(actor, draft.tournament().id(), Right.SEE_DESK);
        return !PairingInput.isOf(
                draft.pairingInput(),
                competitions.read(draft.tournament()),
                draft.tournament().pairingRules());
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

    /** @throws Refusal if the draft is one of the finals, whose matches would be left behind */
    private void refuseDraftOfFinals(UUID tournamentId) {
        if (rounds.draft(tournamentId).filter(Round::isOfFinals).isPresent()) {
            throw new Refusal("refusal.finalsDraft");
        }
    }
}
