package outflank.tournament;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Rounds a player asks not to play and gets points for, as far as the rules of the tournament allow it. */
@UseCase
public class RequestingByes {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private History history;

    /**
     * The desk grants a bye in a round that is not published yet; a draft of it has to be paired again.
     *
     * @throws Refusal if the tournament knows no such byes, the player has had all he may have, or the round is played
     */
    public void grant(Actor actor, UUID tournamentId, UUID entrantId, int round) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        give(actor, tournament, entrants.requireIn(tournamentId, entrantId), round);
    }

    /**
     * A player asks for a bye by his link, as long as the round is not paired.
     *
     * @throws Refusal as {@link #grant}, or if the round is drafted already or the player does not take part
     */
    public void request(Actor player, int round) {
        Entrant entrant = entrants.ofPlayer(player);
        Tournament tournament = tournaments.lock(entrant.tournament().id());
        requireUnpaired(tournament.id(), round);
        if (entrant.state() != EntrantState.ACCEPTED || entrant.isWithdrawn()) {
            throw new Refusal("refusal.byeNotTakingPart");
        }
        give(player, tournament, entrant, round);
    }

    /** A player takes his request back, as long as the round is not paired; an absence without points stays. */
    public void takeBack(Actor player, int round) {
        Entrant entrant = entrants.ofPlayer(player);
        Tournament tournament = tournaments.lock(entrant.tournament().id());
        tournament.requireNotFinished();
        requireUnpaired(tournament.id(), round);
        if (entrant.byes().containsKey(round)) {
            entrant.attend(round);
            history.write(tournament.id(), player, Action.ABSENCE_REVOKED, Change.to(entrant.name(), "" + round));
        }
    }

    /** What a player has asked for and may still ask for. */
    public PlayerByes of(Actor player) {
        Entrant entrant = entrants.ofPlayer(player);
        Tournament tournament = entrant.tournament();
        MissedRounds rules = tournament.missedRounds();
        int paired = rounds.paired(tournament.id());
        boolean takesPart = entrant.state() == EntrantState.ACCEPTED
                && !entrant.isWithdrawn()
                && tournament.state() != TournamentState.FINISHED;
        List<PlayerByes.Coming> coming = new ArrayList<>();
        for (int round = paired + 1; takesPart && round <= tournament.rules().plannedRounds(); round++) {
            boolean bye = entrant.byes().containsKey(round);
            coming.add(
                    new PlayerByes.Coming(round, bye, !bye && entrant.absences().contains(round)));
        }
        int left = Math.max(0, rules.mostByes() - entrant.requestedByes());
        return new PlayerByes(rules.byeHalfPoints(), rules.mostByes(), left, coming);
    }

    private void give(Actor actor, Tournament tournament, Entrant entrant, int round) {
        tournament.requireNotFinished();
        MissedRounds rules = tournament.missedRounds();
        if (!rules.byesAllowed()) {
            throw new Refusal("refusal.byesNotAllowed");
        }
        if (round < rounds.next(tournament.id()) || round > tournament.rules().plannedRounds()) {
            throw new Refusal("refusal.absenceRound", round);
        }
        if (entrant.byes().containsKey(round)) {
            return;
        }
        if (entrant.requestedByes() >= rules.mostByes()) {
            throw new Refusal("refusal.mostByesReached", entrant.name(), rules.mostByes());
        }
        entrant.miss(round, rules.byeHalfPoints());
        String points = ScoreText.points(rules.byeHalfPoints());
        history.write(
                tournament.id(),
                actor,
                Action.BYE_REQUESTED,
                new Change(entrant.name(), points, String.valueOf(round), ""));
    }

    private void requireUnpaired(UUID tournamentId, int round) {
        if (round <= rounds.paired(tournamentId)) {
            throw new Refusal("refusal.byeRoundPaired", round);
        }
    }
}
