package outflank.tournament;

import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.OrderByHand;
import outflank.competition.standings.ManualOrder;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** The director puts entrants in order whom the tie-breaks before "manual" leave level. */
@UseCase
public class OrderingByHand {

    private static final int LONGEST_REASON = 500;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Competitions competitions;

    @Inject
    private Entrants entrants;

    @Inject
    private OrdersByHand orders;

    @Inject
    private History history;

    /**
     * Gives an order after the last published round; it takes the place of the one given before after the same round.
     *
     * @param afterRound the last published round as the caller saw it; if it is another one by now, nothing is changed
     * @param numbers numbers of the entrants, the better one first; each has to be level with another one. Empty takes the
     *     order back
     * @param reason why
     * @throws Refusal if the caller may not, the tournament's rules know no such order, the round is not the last one or not
     *     over, somebody is level with nobody, or the reason is missing
     */
    public void order(Actor actor, UUID tournamentId, int afterRound, List<Integer> numbers, String reason) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.RULE);
        String why = Text.required(reason, "result.reason", LONGEST_REASON);
        Competition competition = competitions.read(tournament);
        requireOver(competition, afterRound);
        requireLevel(tournament, competition, numbers);
        List<Integer> before = competition.ordersByHand().stream()
                .filter(order -> order.afterRound() == afterRound)
                .map(OrderByHand::entrants)
                .findFirst()
                .orElse(List.of());
        if (before.equals(numbers)) {
            return;
        }
        Map<Integer, Entrant> byNumber =
                entrants.of(tournamentId).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        orders.replace(
                tournamentId, afterRound, numbers.stream().map(byNumber::get).toList());
        history.write(
                tournamentId,
                actor,
                Action.ORDERED_BY_HAND,
                new Change(String.valueOf(afterRound), names(before, byNumber), names(numbers, byNumber), why));
    }

    /** The groups of entrants an order by hand would decide between after the last published round, the best one first. */
    public List<List<outflank.competition.Entrant>> level(Tournament tournament, Competition competition) {
        List<TieBreak> before = before(tournament);
        return Standings.of(competition, before).rows().stream()
                .collect(Collectors.groupingBy(
                        Standing::rank, TreeMap::new, Collectors.mapping(Standing::entrant, Collectors.toList())))
                .values()
                .stream()
                .filter(group -> group.size() > 1)
                .toList();
    }

    /** The tie-breaks that come before the director's order. */
    private static List<TieBreak> before(Tournament tournament) {
        List<TieBreak> all = tournament.rules().parsedTieBreaks();
        int place = all.indexOf(new ManualOrder());
        if (place < 0) {
            throw new Refusal("refusal.orderByHand.notInRules");
        }
        return all.subList(0, place);
    }

    /** Whether the rules of a tournament have a place for the director's order. */
    public boolean isInRules(Tournament tournament) {
        return tournament.rules().parsedTieBreaks().contains(new ManualOrder());
    }

    private static void requireOver(Competition competition, int afterRound) {
        int last = competition.rounds().size();
        if (last == 0) {
            throw new Refusal("refusal.nothingPlayed");
        }
        if (afterRound != last) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        if (competition.rounds().get(last - 1).games().stream()
                .anyMatch(game -> game.result().isEmpty())) {
            throw new Refusal("refusal.orderByHand.open", last);
        }
    }

    private void requireLevel(Tournament tournament, Competition competition, List<Integer> numbers) {
        Set<Integer> level = level(tournament, competition).stream()
                .flatMap(List::stream)
                .map(outflank.competition.Entrant::number)
                .collect(Collectors.toSet());
        if (!level.containsAll(numbers) || new HashSet<>(numbers).size() < numbers.size()) {
            throw new Refusal("refusal.orderByHand.notLevel");
        }
    }

    private static String names(List<Integer> numbers, Map<Integer, Entrant> byNumber) {
        return numbers.stream().map(number -> byNumber.get(number).name()).collect(Collectors.joining(" > "));
    }
}
