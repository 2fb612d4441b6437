package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.standings.TieBreak;
import outflank.competition.verification.Finding;
import outflank.competition.verification.FindingKind;
import outflank.competition.verification.KeptRound;
import outflank.competition.verification.Verification;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * Verifying a tournament round by round: the pairing once more from what the round keeps, the rules, the history, the
 * standings. Verifying changes nothing; only that it was done, and with what outcome, is noted.
 */
@UseCase
public class VerifyingTournaments {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private Explanations explanations;

    @Inject
    private Rights rights;

    /**
     * Verifies one published round.
     *
     * @throws Refusal if the caller may not see the desk, or there is no such round
     */
    public RoundReport verify(Actor actor, UUID tournamentId, int number) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        Tournament tournament = entities.find(Tournament.class, tournamentId);
        Round round = rounds.preliminaries(tournamentId).stream()
                .filter(published -> published.number() == number)
                .findFirst()
                .orElseThrow(() -> new Refusal("refusal.noRound", number));
        List<Game> games = rounds.games(round.id());
        List<RoundReport.Line> lines = new ArrayList<>();
        int decided = 0;
        try {
            Competition present = competitions.read(tournament);
            KeptRound kept = kept(round, games, present.rounds().get(number - 1).byes());
            decided = decided(kept);
            for (Finding finding :
                    Verification.ofRound(kept, present, tournament.rules().parsedTieBreaks())) {
                lines.add(new RoundReport.Line(finding, explanations.of(round, kept, finding)));
            }
        } catch (IllegalArgumentException unreadable) {
            Finding finding =
                    new Finding(FindingKind.NOT_PAIRABLE, number, 0, 0, 0, "", String.valueOf(unreadable.getMessage()));
            lines.add(new RoundReport.Line(finding, Optional.empty()));
        }
        if (!tournament.isPractice()) {
            explanations
                    .unwritten(round, games)
                    .forEach(finding -> lines.add(new RoundReport.Line(finding, Optional.empty())));
        }
        return new RoundReport(
                tournament.revision(), number, games.size(), round.cost(), round.pairedWith(), decided, lines);
    }

    private static KeptRound kept(Round round, List<Game> games, Set<Integer> byes) {
        PairingInput input = PairingInput.read(round.pairingInput());
        List<outflank.competition.Game> paired =
                games.stream().map(VerifyingTournaments::asPaired).toList();
        return new KeptRound(
                new outflank.competition.Round(round.number(), paired, byes),
                input.competition(),
                input.rules(),
                input.constraints(),
                round.seed(),
                round.cost(),
                round.pairedWith().equals(PairingRounds.PAIRED_WITH));
    }

    private static outflank.competition.Game asPaired(Game game) {
        int black = game.black().number();
        int white = game.white().number();
        return game.isColorsSwapped()
                ? new outflank.competition.Game(game.tableNumber(), white, black, Optional.empty())
                : new outflank.competition.Game(game.tableNumber(), black, white, Optional.empty());
    }

    private static int decided(KeptRound kept) {
        return kept.constraints().fixedPairs().size()
                + kept.constraints().forbiddenPairs().size()
                + (kept.constraints().fixedBye().isPresent() ? 1 : 0);
    }

    /** The tie-breaks of a tournament that are too involved for the plain computation, which takes them as they are. */
    public List<TieBreak> takenAsTheyAre(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        Tournament tournament = entities.find(Tournament.class, tournamentId);
        List<TieBreak> all = tournament.rules().parsedTieBreaks();
        List<TieBreak> recomputed = Verification.recomputed(competitions.read(tournament), all);
        return all.stream().filter(tieBreak -> !recomputed.contains(tieBreak)).toList();
    }

    /**
     * Notes that the whole tournament was verified.
     *
     * @param reports one for each published round, in order
     * @throws Refusal if a round is missing, or the tournament has changed since its first round was verified
     */
    public void conclude(Actor actor, UUID tournamentId, List<RoundReport> reports) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        Tournament tournament = entities.find(Tournament.class, tournamentId);
        boolean complete = reports.size() == rounds.preliminaries(tournamentId).size();
        boolean unchanged = reports.stream().allMatch(report -> report.revision() == tournament.revision());
        if (!complete || !unchanged) {
            throw new Refusal("refusal.verifyAgain");
        }
        VerifiedTournament verified =
                entities.find(VerifiedTournament.class, tournamentId, LockModeType.PESSIMISTIC_WRITE);
        if (verified == null) {
            verified = new VerifiedTournament(tournamentId);
            entities.persist(verified);
        }
        int faults = reports.stream().mapToInt(report -> report.faults().size()).sum();
        verified.verified(tournament.revision(), reports.size(), faults, actor.name());
    }

    /** The last verification, if nothing was wrong then and nothing has changed since; for everybody. */
    public Optional<VerifiedTournament> verified(Tournament tournament) {
        return Optional.ofNullable(entities.find(VerifiedTournament.class, tournament.id()))
                .filter(verified -> verified.isWholeAt(tournament.revision()));
    }
}
