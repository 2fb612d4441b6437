package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;

/**
 * What the rules of C.04.3 say of a round, as data for pages to put into words.
 *
 * @param pairs one for each game, in table order
 * @param bye who is left over; empty if nobody is
 */
public record DutchExplanation(List<PairReason> pairs, Optional<ByeReason> bye) {

    public DutchExplanation {
        pairs = List.copyOf(pairs);
        Objects.requireNonNull(bye, "bye");
    }

    /**
     * What there is to say of a pair.
     *
     * @param table number of the table, from 1
     * @param higher number of the higher ranked entrant: by score, then by pairing number
     * @param lower number of the other entrant
     * @param higherHalfPoints half points of the higher ranked one
     * @param lowerHalfPoints half points of the other one, which are those of the bracket the two were paired in
     * @param color the rule that gave them their colors
     * @param shortcomings criteria this pair falls short of, in their order
     */
    public record PairReason(
            int table,
            int higher,
            int lower,
            int higherHalfPoints,
            int lowerHalfPoints,
            ColorReason color,
            List<Criterion> shortcomings) {

        public PairReason {
            Objects.requireNonNull(color, "color");
            shortcomings = List.copyOf(shortcomings);
        }
    }

    /**
     * What there is to say of a bye.
     *
     * @param entrant number of the entrant
     * @param halfPoints his half points
     * @param unplayed rounds before in which he did not play
     * @param shortcomings criteria this bye falls short of, in their order
     */
    public record ByeReason(int entrant, int halfPoints, int unplayed, List<Criterion> shortcomings) {

        public ByeReason {
            shortcomings = List.copyOf(shortcomings);
        }
    }

    /**
     * Explains a round, one that was changed by hand too.
     *
     * @param history the competition; rounds from the one explained on are ignored
     * @param round number of the round, from 1
     * @param rules the rules it was paired by
     * @param pairing the round as it stands
     */
    public static DutchExplanation of(Competition history, int round, PairingRules rules, Pairing pairing) {
        DutchHistory past = new DutchHistory(history.afterRound(round - 1), round, rules.acceleration());
        Map<Integer, DutchPlayer> players =
                past.players().stream().collect(Collectors.toMap(DutchPlayer::number, Function.identity()));
        AbsoluteCriteria absolute = new AbsoluteCriteria(Set.of(), Color.BLACK);
        DutchReasons reasons = new DutchReasons(absolute);
        List<PairReason> pairs = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            pairs.add(of(pair, players.get(pair.black()), players.get(pair.white()), reasons));
        }
        Optional<ByeReason> bye = Optional.empty();
        if (pairing.bye().isPresent()) {
            DutchPlayer player = players.get(pairing.bye().getAsInt());
            bye = Optional.of(new ByeReason(
                    player.number(), player.halfPoints(), player.unplayed(), sorted(reasons.ofBye(player))));
        }
        return new DutchExplanation(pairs, bye);
    }

    private static PairReason of(Pair pair, DutchPlayer black, DutchPlayer white, DutchReasons reasons) {
        boolean blackHigher = DutchPlayer.ORDER.compare(black, white) < 0;
        DutchPlayer higher = blackHigher ? black : white;
        DutchPlayer lower = blackHigher ? white : black;
        Color color = blackHigher ? Color.BLACK : Color.WHITE;
        ColorAllocation rule = ColorAllocation.of(higher, lower, Color.BLACK);
        boolean ruled = rule.reason() == ColorReason.INITIAL_COLOR || rule.higher() == color;
        return new PairReason(
                pair.table(),
                higher.number(),
                lower.number(),
                higher.halfPoints(),
                lower.halfPoints(),
                ruled ? rule.reason() : ColorReason.DIRECTOR,
                sorted(reasons.ofPair(higher, lower, color)));
    }

    private static List<Criterion> sorted(Set<Criterion> criteria) {
        return List.copyOf(new TreeSet<>(criteria));
    }
}
