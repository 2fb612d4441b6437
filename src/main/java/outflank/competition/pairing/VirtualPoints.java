package outflank.competition.pairing;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/**
 * Who has virtual points in which round. They follow from the competition and the {@link Acceleration} alone, are never
 * stored, and count for pairing only.
 *
 * <p>The upper half is the first half, rounded up to an even number, of those who took part from round 1, by rating and
 * then by lot (C.04.5.1: twice a quarter of the players rounded up). It never changes: who enters later belongs to it
 * if he comes before its last player in that order.
 */
public final class VirtualPoints {

    private static final Comparator<Entrant> SEEDING = Comparator.comparingInt((Entrant entrant) -> -entrant.rating())
            .thenComparingLong(Entrant::lot)
            .thenComparingInt(Entrant::number);

    private final Acceleration acceleration;
    private final int plannedRounds;
    private final Set<Integer> upperHalf;

    private VirtualPoints(Acceleration acceleration, int plannedRounds, Set<Integer> upperHalf) {
        this.acceleration = acceleration;
        this.plannedRounds = plannedRounds;
        this.upperHalf = upperHalf;
    }

    /** The virtual points in all rounds of a competition. */
    public static VirtualPoints of(Competition competition, Acceleration acceleration) {
        if (acceleration.kind() == Acceleration.Kind.NONE) {
            return new VirtualPoints(acceleration, competition.plannedRounds(), Set.of());
        }
        return new VirtualPoints(acceleration, competition.plannedRounds(), upperHalf(competition.entrants()));
    }

    private static Set<Integer> upperHalf(List<Entrant> entrants) {
        List<Entrant> first = entrants.stream()
                .filter(entrant -> entrant.entersInRound() == 1 && !entrant.hasWithdrawnBy(1))
                .sorted(SEEDING)
                .toList();
        if (first.isEmpty()) {
            return Set.of();
        }
        int quarter = (first.size() + 3) / 4;
        Entrant last = first.get(Math.min(2 * quarter, first.size()) - 1);
        return entrants.stream()
                .filter(entrant -> SEEDING.compare(entrant, last) <= 0)
                .map(Entrant::number)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The virtual half points of an entrant in a round. */
    public int halfPoints(int entrant, int round) {
        return upperHalf.contains(entrant) ? acceleration.halfPointsIn(round, plannedRounds) : 0;
    }
}
