package outflank.competition.knockout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import outflank.competition.Match;

/**
 * Where the finals stand: a pure function of who has qualified and of the matches so far.
 *
 * @param brackets the brackets that are played, the main one first
 */
public record Finals(List<Bracket> brackets) {

    public Finals {
        brackets = List.copyOf(brackets);
    }

    /**
     * The finals as they stand.
     *
     * @param plan what is played; a bracket without a seeding is not
     * @param seedings who has qualified
     * @param matches the matches that have begun
     */
    public static Finals of(FinalsPlan plan, List<Seeding> seedings, List<Match> matches) {
        List<Bracket> brackets = new ArrayList<>();
        for (BracketPlan bracket : plan.brackets()) {
            seedings.stream()
                    .filter(seeding -> seeding.category().equals(bracket.category()))
                    .findFirst()
                    .ifPresent(seeding -> brackets.add(new Bracket(bracket, seeding, matches)));
        }
        return new Finals(brackets);
    }

    /** The main bracket; empty if only categories have finals. */
    public Optional<Bracket> main() {
        return brackets.stream()
                .filter(bracket -> bracket.plan().category().isEmpty())
                .findFirst();
    }

    /**
     * The games that can be played now: of each match that is open the next one, in the order of the tables. A bracket
     * begins once its play-off is over. Who is in two brackets plays in the main one first, for nobody sits at two tables.
     */
    public List<NextGame> next() {
        List<NextGame> next = new ArrayList<>();
        Set<Integer> seated = new HashSet<>();
        for (Bracket bracket : brackets) {
            Optional<BracketMatch> openPlayOff =
                    bracket.playOff().filter(match -> match.winner().isEmpty());
            List<BracketMatch> open = openPlayOff.map(List::of).orElseGet(bracket::all);
            for (BracketMatch match : open) {
                if (match.needsGame()) {
                    NextGame game = NextGame.of(match);
                    if (!seated.contains(game.black()) && !seated.contains(game.white())) {
                        seated.addAll(List.of(game.black(), game.white()));
                        next.add(game);
                    }
                }
            }
        }
        return next;
    }

    /** Whether nothing is left to play. */
    public boolean isOver() {
        return brackets.stream().allMatch(Bracket::isOver);
    }
}
