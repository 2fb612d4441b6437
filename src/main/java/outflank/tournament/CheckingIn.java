package outflank.tournament;

import jakarta.inject.Inject;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Who is really there: check-in, single absences, withdrawal and coming back. */
@UseCase
public class CheckingIn {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private History history;

    /** The desk checks a player in; after the first round he enters with the next one. */
    public void checkIn(Actor actor, UUID tournamentId, UUID entrantId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CHECK_IN);
        checkIn(actor, tournament, entrants.requireIn(tournamentId, entrantId));
    }

    /** The desk checks in everybody who is accepted. */
    public void checkInAll(Actor actor, UUID tournamentId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CHECK_IN);
        entrants.of(tournamentId).stream()
                .filter(entrant -> entrant.state() == EntrantState.ACCEPTED)
                .forEach(entrant -> checkIn(actor, tournament, entrant));
    }

    /** A player checks himself in by his link, before the first round is published. */
    public void checkInMyself(Actor player) {
        Entrant entrant = entrants.ofPlayer(player);
        Tournament tournament = tournaments.lock(entrant.tournament().id());
        if (rounds.next(tournament.id()) > 1) {
            throw new Refusal("refusal.checkInLate");
        }
        checkIn(player, tournament, entrant);
    }

    /** Takes a check-in back, as long as the player has not been in a published round. */
    public void undoCheckIn(Actor actor, UUID tournamentId, UUID entrantId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CHECK_IN);
        tournament.requireNotFinished();
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        if (!entrant.isCheckedIn()) {
            return;
        }
        entrant.undoCheckIn(rounds.next(tournamentId));
        history.write(tournamentId, actor, Action.CHECK_IN_UNDONE, Change.of(entrant.name()));
    }

    /** From the next round on the player no longer takes part; for somebody who has withdrawn before, that round stays. */
    public void withdraw(Actor actor, UUID tournamentId, UUID entrantId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        tournament.requireNotFinished();
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        if (entrant.isWithdrawn()) {
            return;
        }
        int next = rounds.next(tournamentId);
        entrant.withdraw(next);
        history.write(tournamentId, actor, Action.PLAYER_WITHDRAWN, Change.to(entrant.name(), "" + next));
    }

    /** A withdrawn player comes back and is paired again from the next round on. */
    public void reenter(Actor actor, UUID tournamentId, UUID entrantId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        tournament.requireNotFinished();
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        if (!entrant.isWithdrawn()) {
            return;
        }
        if (entrant.withdrawnFromRound().orElseThrow() == 1) {
            requireOpenField(tournament, entrant);
        }
        int next = rounds.next(tournamentId);
        entrant.reenter(next);
        history.write(tournamentId, actor, Action.PLAYER_REENTERED, Change.to(entrant.name(), "" + next));
    }

    /**
     * Marks that a player will miss one coming round without points, or takes such a mark, or a bye he asked for, back. A
     * bye that is granted stays one until it is taken back.
     */
    public void announceAbsence(Actor actor, UUID tournamentId, UUID entrantId, int round, boolean absent) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CHECK_IN);
        tournament.requireNotFinished();
        if (round < rounds.next(tournamentId) || round > tournament.rules().plannedRounds()) {
            throw new Refusal("refusal.absenceRound", round);
        }
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        if (entrant.absences().contains(round) == absent) {
            return;
        }
        if (absent) {
            entrant.miss(round, 0);
        } else {
            entrant.attend(round);
        }
        history.write(
                tournamentId,
                actor,
                absent ? Action.ABSENCE_ANNOUNCED : Action.ABSENCE_REVOKED,
                Change.to(entrant.name(), "" + round));
    }

    private void checkIn(Actor actor, Tournament tournament, Entrant entrant) {
        tournament.requireNotFinished();
        if (!entrant.isCheckedIn()) {
            requireOpenField(tournament, entrant);
            entrant.checkIn(
                    rounds.next(tournament.id()), tournament.missedRounds().lateHalfPoints());
            history.write(tournament.id(), actor, Action.PLAYER_CHECKED_IN, Change.of(entrant.name()));
        }
    }

    /** @throws Refusal if the schedule of a round robin is fixed already, in which nobody can have a place any more */
    private void requireOpenField(Tournament tournament, Entrant entrant) {
        if (tournament.pairingRules().system().isRoundRobin() && rounds.next(tournament.id()) > 1) {
            throw new Refusal("refusal.roundRobinFixed", entrant.name());
        }
    }
}
