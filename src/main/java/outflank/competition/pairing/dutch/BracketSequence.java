package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The way of a round from the top score group to the last (C.04.3, 1.9), bracket by bracket.
 *
 * <p>A bracket depends on everybody below it: a legal pairing must remain for them (C4, C5), and the next bracket has a word
 * in who floats (C8). Mostly fewer players decide the same: the bracket alone if nobody floats, or it and the next score
 * group. What is best among more candidates is best among fewer if it is one of them, so that answer stands as soon as those
 * left over are seen to have a legal pairing; otherwise everybody is taken into the picture.
 */
final class BracketSequence {

    private final AbsoluteCriteria absolute;
    private final List<List<DutchPlayer>> groups;
    private final Completion completion;
    private final List<BracketPairing.Couple> pairs = new ArrayList<>();
    private List<DutchPlayer> floaters = List.of();

    /** @param players everybody to pair */
    BracketSequence(List<DutchPlayer> players, AbsoluteCriteria absolute) {
        this.absolute = absolute;
        TreeMap<Integer, List<DutchPlayer>> byScore = new TreeMap<>();
        players.stream()
                .sorted(DutchPlayer.ORDER)
                .forEach(player -> byScore.computeIfAbsent(-player.halfPoints(), score -> new ArrayList<>())
                        .add(player));
        this.groups = List.copyOf(byScore.values());
        this.completion = Completion.of(players, absolute);
    }

    /** Pairs all brackets. */
    void pair() {
        for (int at = 0; at < groups.size(); at++) {
            List<DutchPlayer> below = from(at + 1);
            BracketPairing chosen = pair(at, below);
            pairs.addAll(chosen.pairs());
            floaters = chosen.floaters();
        }
    }

    private List<DutchPlayer> from(int first) {
        return groups.subList(Math.min(first, groups.size()), groups.size()).stream()
                .flatMap(List::stream)
                .toList();
    }

    private BracketPairing pair(int at, List<DutchPlayer> below) {
        List<DutchPlayer> residents = groups.get(at);
        List<DutchPlayer> next = at + 1 < groups.size() ? groups.get(at + 1) : List.of();
        if (completion.legal() && !next.isEmpty()) {
            if ((floaters.size() + residents.size()) % 2 == 0 && byeIsBelow(residents)) {
                Bracket alone = new Bracket(floaters, residents, List.of(), List.of(), false);
                Optional<BracketPairing> pairing = inPart(alone, below);
                if (pairing.isPresent()) {
                    return pairing.get();
                }
            }
            if (below.size() > next.size() && byeIsBelow(next)) {
                Bracket two = new Bracket(floaters, residents, next, List.of(), false);
                Optional<BracketPairing> pairing = inPart(two, from(at + 2));
                if (pairing.isPresent()) {
                    return pairing.get();
                }
            }
        }
        return whole(new Bracket(floaters, residents, next, from(at + 2), true));
    }

    private boolean byeIsBelow(List<DutchPlayer> group) {
        return completion.byeHalfPoints().isEmpty()
                || completion.byeHalfPoints().getAsInt() < group.get(0).halfPoints();
    }

    private Optional<BracketPairing> inPart(Bracket bracket, List<DutchPlayer> others) {
        BracketPairing pairing = new BracketPairing(bracket, absolute, false);
        pairing.solve();
        if (bracket.next().isEmpty() && pairing.downfloaters() > 0) {
            return Optional.empty();
        }
        pairing.choose();
        List<DutchPlayer> rest = new ArrayList<>(pairing.leftOver());
        rest.addAll(others);
        Completion below = Completion.of(rest, absolute);
        boolean stands = below.legal() && below.byeHalfPoints().equals(completion.byeHalfPoints());
        return stands ? Optional.of(pairing) : Optional.empty();
    }

    /** C9 only counts where one player floats, and he has the bye: then nobody with his score is left below. */
    private BracketPairing whole(Bracket bracket) {
        BracketPairing pairing = new BracketPairing(bracket, absolute, false);
        pairing.solve();
        boolean byeHere = completion.byeHalfPoints().orElse(-1) >= bracket.halfPoints();
        if (byeHere && pairing.downfloaters() == 1) {
            pairing = new BracketPairing(bracket, absolute, true);
            pairing.solve();
        }
        pairing.choose();
        return pairing;
    }

    List<BracketPairing.Couple> pairs() {
        return List.copyOf(pairs);
    }

    /** Who has the bye. */
    Optional<DutchPlayer> bye() {
        return floaters.stream().findFirst();
    }
}
