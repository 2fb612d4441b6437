package outflank.competition.knockout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.Result;
import outflank.competition.ResultKind;

/** Finals that are played: the matches so far, to which each game of a round is added. */
final class Played {

    private static final int MOST_ROUNDS = 200;

    private final FinalsPlan plan;
    private final List<Seeding> seedings;
    private final List<Match> matches = new ArrayList<>();

    Played(FinalsPlan plan, List<Seeding> seedings) {
        this.plan = plan;
        this.seedings = seedings;
    }

    /** Finals of the main bracket alone, among the entrants 1, 2, 3 and so on, in this order. */
    static Played ofSeeds(BracketPlan bracket, int... seeds) {
        List<Integer> order = new ArrayList<>();
        for (int seed : seeds) {
            order.add(seed);
        }
        return new Played(new FinalsPlan(List.of(bracket)), List.of(new Seeding("", order, false)));
    }

    Finals finals() {
        return Finals.of(plan, seedings, matches);
    }

    List<Match> matches() {
        return List.copyOf(matches);
    }

    /** Plays one game with this number of discs for Black. */
    void play(NextGame next, int blackDiscs) {
        play(next, Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, Result.BOARD_HALF_DISCS - 2 * blackDiscs));
    }

    void play(NextGame next, Result result) {
        add(next, new Game(1, next.black(), next.white(), Optional.of(result)));
    }

    /** Adds a game to the match it belongs to. */
    void add(NextGame next, Game game) {
        Match match = next.match().match().orElseThrow();
        matches.removeIf(other -> other.kind() == match.kind()
                && other.category().equals(match.category())
                && other.slot() == match.slot());
        List<Game> games = new ArrayList<>(match.games());
        games.add(game);
        matches.add(new Match(
                match.kind(), match.category(), match.slot(), match.bestOf(), match.higher(), match.lower(), games));
    }

    /** Plays to the end; the discs of Black are asked game by game. */
    void playToTheEnd(ToIntFunction<NextGame> blackDiscs) {
        for (int round = 0; !finals().isOver(); round++) {
            List<NextGame> games = finals().next();
            if (games.isEmpty() || round > MOST_ROUNDS) {
                throw new AssertionError("finals that never end: " + finals().brackets());
            }
            games.forEach(game -> play(game, blackDiscs.applyAsInt(game)));
        }
    }

    /** Discs of Black if the better seed always wins. */
    static int betterSeedWins(NextGame game) {
        return game.black() == game.match().higher().getAsInt() ? 40 : 24;
    }
}
