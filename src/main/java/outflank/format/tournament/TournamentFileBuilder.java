package outflank.format.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Match;
import outflank.competition.OrderByHand;
import outflank.competition.Round;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;

/** Collects what a reader finds in a file of a tournament, and holds it within what any tournament has. */
public final class TournamentFileBuilder {

    /** So many entrants a file may have. */
    public static final int MOST_ENTRANTS = 10_000;

    /** So many rounds. */
    public static final int MOST_ROUNDS = 99;

    /** So many matches after the rounds. */
    public static final int MOST_MATCHES = 1_000;

    private final Map<String, EntrantDraft> entrants = new LinkedHashMap<>();
    private final Set<Integer> numbers = new HashSet<>();
    private final List<RoundDraft> rounds = new ArrayList<>();
    private final List<Match> matches = new ArrayList<>();
    private final List<OrderByHand> orders = new ArrayList<>();
    private final Remarks remarks = new Remarks();

    /** What is said of the tournament so far. */
    public TournamentHeader header = TournamentHeader.NONE;

    /** What is said of its rules. */
    public FileRules rules = FileRules.NONE;

    /** How many rounds are planned; at least those that were played. */
    public int plannedRounds;

    /** Half discs of a bye: PAPP's 40 discs where a file says nothing. */
    public int byeHalfDiscs = 80;

    /** Where to note what is strange. */
    public Remarks remarks() {
        return remarks;
    }

    /**
     * Adds an entrant, who gets the next number.
     *
     * @throws UnusableFile if there is one with this id, or there are too many
     */
    public EntrantDraft add(String id, Place place) throws UnusableFile {
        return add(id, entrants.size() + 1, place);
    }

    /**
     * Adds an entrant with a number, which nobody else may have.
     *
     * @throws UnusableFile if there is one with this id, or there are too many
     */
    public EntrantDraft add(String id, int number, Place place) throws UnusableFile {
        if (entrants.size() == MOST_ENTRANTS) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, place, MOST_ENTRANTS + " players");
        }
        EntrantDraft entrant = new EntrantDraft(number, id);
        if (!numbers.add(number) || entrants.putIfAbsent(id, entrant) != null) {
            throw new UnusableFile(Kind.PLAYER_TWICE, place, id);
        }
        return entrant;
    }

    /** The entrant with this id. */
    public Optional<EntrantDraft> entrant(String id) {
        return Optional.ofNullable(entrants.get(id));
    }

    /** All entrants so far, in the order of the file. */
    public Collection<EntrantDraft> entrants() {
        return List.copyOf(entrants.values());
    }

    /**
     * Begins the next round.
     *
     * @throws UnusableFile if there are too many
     */
    public RoundDraft nextRound(Place place) throws UnusableFile {
        if (rounds.size() == MOST_ROUNDS) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, place, MOST_ROUNDS + " rounds");
        }
        RoundDraft round = new RoundDraft(rounds.size() + 1);
        rounds.add(round);
        return round;
    }

    /** Forgets the round that was begun last. */
    public void dropLastRound() {
        rounds.remove(rounds.size() - 1);
    }

    /** The rounds so far. */
    public List<RoundDraft> rounds() {
        return List.copyOf(rounds);
    }

    /**
     * Adds a match after the rounds.
     *
     * @throws UnusableFile if there are too many
     */
    public void match(Match match, Place place) throws UnusableFile {
        if (matches.size() == MOST_MATCHES) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, place, MOST_MATCHES + " matches");
        }
        matches.add(match);
    }

    /**
     * Adds an order the director gave to those whom nothing else told apart.
     *
     * @throws UnusableFile if there is one for that round already
     */
    public void order(OrderByHand order, Place place) throws UnusableFile {
        if (orders.stream().anyMatch(other -> other.afterRound() == order.afterRound())) {
            throw new UnusableFile(Kind.FIELD_WRONG, place, "round " + order.afterRound());
        }
        orders.add(order);
    }

    /**
     * The tournament.
     *
     * @throws UnusableFile if there is no player in it
     */
    public TournamentFile build() throws UnusableFile {
        if (entrants.isEmpty()) {
            throw new UnusableFile(Kind.NO_TOURNAMENT, Place.FILE, "");
        }
        List<Round> finished = rounds.stream().map(RoundDraft::finished).toList();
        for (EntrantDraft entrant : entrants.values()) {
            for (RoundDraft round : rounds) {
                boolean takesPart = round.number() >= entrant.entersInRound
                        && (entrant.withdrawnFromRound.isEmpty()
                                || round.number() < entrant.withdrawnFromRound.getAsInt());
                if (takesPart && !round.seats(entrant.number())) {
                    entrant.absences.add(round.number());
                }
            }
        }
        Competition competition = new Competition(
                Math.max(plannedRounds, Math.max(1, rounds.size())),
                byeHalfDiscs,
                entrants.values().stream().map(EntrantDraft::inCompetition).toList(),
                finished,
                matches,
                orders);
        return new TournamentFile(
                header,
                entrants.values().stream().map(EntrantDraft::inFile).toList(),
                competition,
                rules,
                remarks.all());
    }
}
