package outflank.tournament;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.draft.Draft;
import outflank.competition.pairing.explanation.Explanation;
import outflank.competition.pairing.explanation.PairExplanation;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Why the pairs of a round are as they are, from nothing but what is kept with the round. */
@UseCase
public class ExplainingRounds {

    @Inject
    private Rounds rounds;

    /**
     * Why each place of a published round costs what it costs, in table order, the bye last.
     *
     * @throws Refusal if the round is a draft, which only the desk may see
     */
    public List<PairExplanation> places(Round round) {
        if (round.isDraft()) {
            throw new Refusal("refusal.notAllowed");
        }
        Draft.RoundToPair toPair = toPair(round);
        if (Explanation.isPriced(toPair.rules())) {
            return new Draft(toPair, decided(round), seated(round)).explained();
        }
        return Explanation.of(toPair.competition(), toPair.number(), toPair.rules(), asItStands(round));
    }

    /** A draft as it stands, ready to be changed. */
    Draft draft(Round round) {
        Draft.RoundToPair toPair = toPair(round);
        Constraints constraints = Explanation.isPriced(toPair.rules())
                ? seated(round)
                : PairingInput.read(round.pairingInput()).constraints();
        return new Draft(toPair, decided(round), constraints);
    }

    /** What the director has decided about a round by hand. */
    private static Constraints decided(Round round) {
        List<DraftStep> steps = DraftStep.read(round.draftChanges());
        return steps.isEmpty()
                ? PairingInput.read(round.pairingInput()).constraints()
                : steps.get(steps.size() - 1).decided();
    }

    private static Draft.RoundToPair toPair(Round round) {
        PairingInput input = PairingInput.read(round.pairingInput());
        return new Draft.RoundToPair(input.competition(), round.number(), input.rules(), round.seed());
    }

    /** With every place fixed nothing is left to pair, and what really stands is explained. */
    private Constraints seated(Round round) {
        List<Constraints.FixedPair> pairs = rounds.games(round.id()).stream()
                .map(game -> new Constraints.FixedPair(pairedBlack(game), pairedWhite(game)))
                .toList();
        return new Constraints(pairs, bye(round), decided(round).forbiddenPairs());
    }

    private Pairing asItStands(Round round) {
        List<Pair> pairs = new ArrayList<>();
        for (Game game : rounds.games(round.id())) {
            pairs.add(new Pair(game.tableNumber(), pairedBlack(game), pairedWhite(game), PairCost.NOTHING));
        }
        Set<Integer> unopposed = rounds.byes(round.id()).stream()
                .skip(1)
                .map(bye -> bye.entrant().number())
                .collect(Collectors.toSet());
        return new Pairing(pairs, bye(round), PairCost.NOTHING, unopposed, 0, List.of());
    }

    private OptionalInt bye(Round round) {
        Optional<Bye> bye = rounds.bye(round.id());
        return bye.isPresent() ? OptionalInt.of(bye.get().entrant().number()) : OptionalInt.empty();
    }

    /** Who was paired with Black, whatever the two have done since. */
    private static int pairedBlack(Game game) {
        return (game.isColorsSwapped() ? game.white() : game.black()).number();
    }

    private static int pairedWhite(Game game) {
        return (game.isColorsSwapped() ? game.black() : game.white()).number();
    }
}
