package outflank.competition;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A person in one tournament.
 *
 * @param number number of the entrant in this tournament, from 1; never changes
 * @param name the name as shown
 * @param country three-letter country code, or empty
 * @param club the club as shown, or empty
 * @param categories keys of the categories the entrant competes in besides the main standings, such as {@code women}
 * @param rating rating at the start; 0 if unknown
 * @param lot the number drawn once for this entrant; the lower lot goes first where nothing else decides
 * @param entersInRound the first round the entrant takes part in, from 1
 * @param withdrawnFromRound the first round the entrant no longer takes part in; empty while he has not withdrawn
 * @param absences numbers of single rounds the entrant has said he will miss
 */
public record Entrant(
        int number,
        String name,
        String country,
        String club,
        Set<String> categories,
        int rating,
        long lot,
        int entersInRound,
        OptionalInt withdrawnFromRound,
        Set<Integer> absences) {

    /** @throws IllegalArgumentException if the number or the first round is below 1 */
    public Entrant {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(country, "country");
        Objects.requireNonNull(club, "club");
        categories = Set.copyOf(categories);
        Objects.requireNonNull(withdrawnFromRound, "withdrawnFromRound");
        absences = Set.copyOf(absences);
        if (number < 1 || entersInRound < 1) {
            throw new IllegalArgumentException("entrants and rounds are numbered from 1");
        }
    }

    /** An entrant without a club and categories. */
    public Entrant(
            int number,
            String name,
            String country,
            int rating,
            long lot,
            int entersInRound,
            OptionalInt withdrawnFromRound,
            Set<Integer> absences) {
        this(number, name, country, "", Set.of(), rating, lot, entersInRound, withdrawnFromRound, absences);
    }

    /** An entrant who plays from the first round to the last. */
    public static Entrant of(int number, String name, String country, int rating, long lot) {
        return new Entrant(number, name, country, rating, lot, 1, OptionalInt.empty(), Set.of());
    }

    /** Whether this entrant is to be paired in this round. */
    public boolean playsIn(int round) {
        return round >= entersInRound && !hasWithdrawnBy(round) && !absences.contains(round);
    }

    /** Whether this entrant has withdrawn before this round begins. */
    public boolean hasWithdrawnBy(int round) {
        return withdrawnFromRound.isPresent() && round >= withdrawnFromRound.getAsInt();
    }
}
