package outflank.product;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What happened in a cup, written down beside it, and the standings counted by hand from that: points, Brightwell with
 * β = 6, discs. It shares no code with the product.
 */
final class PlayedCup {

    private record Played(int round, String black, String white, int blackDiscs) {}

    private final List<Played> games = new ArrayList<>();
    private final Map<Integer, String> byes = new HashMap<>();
    private final Set<String> players = new TreeSet<>();
    private final Set<String> withdrawn = new TreeSet<>();

    void played(int round, String black, String white, int blackDiscs) {
        games.add(new Played(round, black, white, blackDiscs));
        players.add(black);
        players.add(white);
    }

    void bye(int round, String player) {
        byes.put(round, player);
        players.add(player);
    }

    void withdrew(String player) {
        withdrawn.add(player);
    }

    boolean hasWithdrawn(String player) {
        return withdrawn.contains(player);
    }

    Set<String> players() {
        return players;
    }

    /** Twice the points. */
    int halfPoints(String player) {
        int half = (int) (2 * byes.values().stream().filter(player::equals).count());
        for (Played game : games) {
            int own = own(game, player);
            half += own < 0 ? 0 : 1 + Integer.signum(own - 32);
        }
        return half;
    }

    int discs(String player) {
        int discs = (int) (32 * byes.values().stream().filter(player::equals).count());
        for (Played game : games) {
            discs += Math.max(0, own(game, player));
        }
        return discs;
    }

    /** 32 + β · own points where there was no opponent who stayed, else own discs + β · the opponent's points. */
    int brightwell(String player, int rounds) {
        int sum = 0;
        for (int round = 1; round <= rounds; round++) {
            int own = -1;
            String opponent = null;
            for (Played game : games) {
                if (game.round() == round && own(game, player) >= 0) {
                    own = own(game, player);
                    opponent = game.black().equals(player) ? game.white() : game.black();
                }
            }
            boolean real = opponent != null && !withdrawn.contains(opponent);
            sum += real ? own + 3 * halfPoints(opponent) : 32 + 3 * halfPoints(player);
        }
        return sum;
    }

    private static int own(Played game, String player) {
        if (game.black().equals(player)) {
            return game.blackDiscs();
        }
        return game.white().equals(player) ? 64 - game.blackDiscs() : -1;
    }
}
