package outflank.web;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import outflank.tournament.Entrant;
import outflank.tournament.EntrantState;

/**
 * One entrant as the list at the desk shows him.
 *
 * @param state what the director has said to the registration
 * @param present whether he has checked in and not withdrawn
 * @param entersInRound first round of a late entry; 0 for somebody there from the start or not checked in
 * @param withdrawnFromRound first round he no longer takes part in; 0 if he has not withdrawn
 * @param played whether he has been in a published round, so that the check-in cannot be undone
 * @param missesNext whether he will not play the next round, with or without points
 * @param byeNext whether he gets points for it
 * @param byeLeft whether the rules allow him one more requested bye
 * @param absentIn the rounds after the next one he misses without points, as in "3, 5"; empty if there are none
 * @param byeIn the rounds after the next one with a bye he asked for; empty if there are none
 */
public record EntrantRow(
        UUID id,
        int number,
        String name,
        String country,
        String club,
        EntrantState state,
        boolean present,
        int entersInRound,
        int withdrawnFromRound,
        boolean played,
        boolean missesNext,
        boolean byeNext,
        boolean byeLeft,
        String absentIn,
        String byeIn)
        implements Serializable {

    /**
     * @param nextRound number of the first round that is not published
     * @param mostByes how many byes a player may ask for
     */
    static EntrantRow of(Entrant entrant, int nextRound, int mostByes) {
        int enters = entrant.entersInRound().orElse(0);
        return new EntrantRow(
                entrant.id(),
                entrant.number(),
                entrant.name(),
                entrant.person().country(),
                entrant.person().club(),
                entrant.state(),
                entrant.isCheckedIn() && !entrant.isWithdrawn(),
                enters > 1 ? enters : 0,
                entrant.withdrawnFromRound().orElse(0),
                enters > 0 && enters < nextRound,
                entrant.absences().contains(nextRound),
                entrant.byes().containsKey(nextRound),
                entrant.requestedByes() < mostByes,
                later(entrant.absences(), nextRound, round -> !entrant.byes().containsKey(round)),
                later(entrant.byes().keySet(), nextRound, round -> true));
    }

    private static String later(Set<Integer> rounds, int nextRound, IntPredicate wanted) {
        return rounds.stream()
                .mapToInt(Integer::intValue)
                .filter(round -> round > nextRound)
                .filter(wanted)
                .sorted()
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
    }

    /** What stands in the column of states, as names of badges. */
    public List<String> badges() {
        List<String> badges = new ArrayList<>();
        if (withdrawnFromRound > 0) {
            badges.add("withdrawn");
        } else if (present) {
            badges.add("checked_in");
        } else {
            badges.add(state.name());
        }
        if (missesNext && present) {
            badges.add(byeNext ? "bye_requested" : "absent");
        }
        return badges;
    }

    public boolean isWaiting() {
        return state == EntrantState.REGISTERED;
    }

    public boolean isDeclined() {
        return state == EntrantState.DECLINED;
    }

    /** Accepted, but not here yet. */
    public boolean isExpected() {
        return state == EntrantState.ACCEPTED && !present && withdrawnFromRound == 0;
    }

    public boolean isWithdrawn() {
        return withdrawnFromRound > 0;
    }
}
