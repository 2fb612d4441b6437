package outflank.competition.standings;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The games of those who are still level with each other (FIDE C.07 Article 6). If all of them have met, their points
 * against each other order them, and whoever is level then is compared anew among those alone (6.2). If not, only those are
 * put in front who will be alone at the top whatever the missing games bring (6.3). The amount is the place in the group,
 * and there is none where the games decide nothing.
 *
 * @param forfeits whether forfeits count like games, as in a round robin (Article 15); else they are no encounters (6.1.1)
 */
public record DirectEncounter(boolean forfeits) implements TieBreak {

    static final String FORFEITS = "forfeits";

    @Override
    public String name() {
        return "direct-encounter";
    }

    @Override
    public String stored() {
        return forfeits ? name() + "=" + FORFEITS : name();
    }

    @Override
    public boolean lowerIsBetter() {
        return true;
    }

    @Override
    public boolean isAmongTheTied() {
        return true;
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] places = new long[tally.size()];
        Arrays.fill(places, Amounts.NONE);
        for (int[] group : ties.groups()) {
            if (group.length > 1) {
                place(tally, group, 1, places);
                long first = places[group[0]];
                if (Arrays.stream(group).allMatch(entrant -> places[entrant] == first)) {
                    Arrays.stream(group).forEach(entrant -> places[entrant] = Amounts.NONE);
                }
            }
        }
        return new Amounts(places, 1);
    }

    /** Gives everybody of a group a place, the first of them this one. */
    private void place(Tally tally, int[] group, long first, long[] places) {
        Encounters encounters = new Encounters(tally, group, forfeits);
        List<int[]> decided = encounters.isEmpty()
                ? List.of(group)
                : encounters.isComplete() ? byPoints(group, encounters) : surelyFirst(group, encounters);
        if (decided.size() == 1) {
            Arrays.stream(group).forEach(entrant -> places[entrant] = first);
            return;
        }
        long next = first;
        for (int[] part : decided) {
            place(tally, part, next, places);
            next += part.length;
        }
    }

    private static List<int[]> byPoints(int[] group, Encounters encounters) {
        Map<BigInteger, List<Integer>> parts = new TreeMap<>(Comparator.reverseOrder());
        for (int member = 0; member < group.length; member++) {
            parts.computeIfAbsent(encounters.points(member), points -> new ArrayList<>())
                    .add(group[member]);
        }
        return parts.values().stream()
                .map(part -> part.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    /** One after the other, who has more points than any of the rest can get; then the rest. */
    private static List<int[]> surelyFirst(int[] group, Encounters encounters) {
        List<Integer> members = new ArrayList<>();
        for (int member = 0; member < group.length; member++) {
            members.add(member);
        }
        members.sort(Comparator.comparing(encounters::points).reversed());
        List<int[]> decided = new ArrayList<>();
        while (members.size() > 1) {
            BigInteger most = members.stream()
                    .skip(1)
                    .map(encounters::mostPoints)
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            if (encounters.points(members.get(0)).compareTo(most) <= 0) {
                break;
            }
            decided.add(new int[] {group[members.remove(0)]});
        }
        decided.add(members.stream().mapToInt(member -> group[member]).toArray());
        return decided;
    }

    /** The lines are the games against those of the group; their sum is the points made in them. */
    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        Seats seats = tally.seats();
        List<WorkingLine> lines = Working.rounds(tally)
                .filter(round -> {
                    int seat = seats.seat(entrant, round);
                    return Encounters.isEncounter(seats, seat, forfeits)
                            && ties.areLevel(entrant, seats.opponent(seat));
                })
                .mapToObj(round -> {
                    int seat = seats.seat(entrant, round);
                    BigDecimal made = Decimals.ofHalves(seats.halfPoints(seat));
                    return WorkingLine.of(tally, entrant, round, WorkingKind.of(seats, seat), made)
                            .with(Figure.POINTS_MADE, made);
                })
                .toList();
        return new Working(lines, List.of(BigDecimal.valueOf(ties.groupOf(entrant).length)));
    }
}
