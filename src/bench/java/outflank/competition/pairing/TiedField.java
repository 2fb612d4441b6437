package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/**
 * A field as it is late in a tournament: everybody is as strong as everybody, every third game is a draw, so that a few
 * scores are shared by all; paired round by round, as the world championships are if not said otherwise.
 */
final class TiedField {

    private static final int COUNTRIES = 30;

    private TiedField() {}

    static Competition after(int rounds, int players, long seed) {
        return after(rounds, players, seed, PairingRules.worldChampionship());
    }

    static Competition after(int rounds, int players, long seed, PairingRules rules) {
        Random random = new Random(seed);
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            String country = "C" + random.nextInt(COUNTRIES);
            entrants.add(Entrant.of(number, "Player " + number, country, 0, random.nextLong()));
        }
        List<Round> played = new ArrayList<>();
        Competition competition = new Competition(13, 64, entrants, played);
        for (int round = 1; round <= rounds; round++) {
            Pairing pairing = RoundPairing.pair(competition, round, rules, seed, Constraints.none());
            List<Game> games = new ArrayList<>();
            for (Pair pair : pairing.pairs()) {
                int halfDiscs = random.nextInt(3) == 0 ? 64 : random.nextBoolean() ? 80 : 48;
                Result result = Result.ofDiscs(ResultKind.PLAYED, halfDiscs, Result.BOARD_HALF_DISCS - halfDiscs);
                games.add(new Game(pair.table(), pair.black(), pair.white(), Optional.of(result)));
            }
            Set<Integer> byes = pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of();
            played.add(new Round(round, games, byes));
            competition = new Competition(13, 64, entrants, played);
        }
        return competition;
    }
}
