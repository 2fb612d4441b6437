package outflank.tournament;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSetting;

/** One rule of a tournament, under the name the history has for it, with its value in names that need no translation. */
public enum Rule {
    ROUNDS(rules -> String.valueOf(rules.plannedRounds())),
    GAME(rules -> rules.game().variant().name()),
    EMPTY_SQUARES(rules -> rules.game().scoring().empties().name()),
    NO_DISCS(rules -> rules.game().scoring().wipeOut().name()),
    OUT_OF_TIME(rules -> rules.game().timeOut().name()),
    DRAWS(rules -> rules.game().drawRule().name()),
    BYE_DISCS(rules -> ScoreText.discs(rules.byeHalfDiscs())),
    ORDER(rules -> String.join(" > ", rules.tieBreaks())),
    AGREED_RESULTS(rules -> (rules.confirmAgreed() ? ResultOrigin.AGREED : ResultOrigin.ENTERED).name()),
    PAIRING(rules -> pairing(rules.pairing())),
    REQUESTED_BYE(rules -> ScoreText.points(rules.missedRounds().byeHalfPoints())),
    MOST_REQUESTED_BYES(rules -> String.valueOf(rules.missedRounds().mostByes())),
    ROUND_BEFORE_ENTRY(rules -> ScoreText.points(rules.missedRounds().lateHalfPoints()));

    private final Function<TournamentRules, String> value;

    Rule(Function<TournamentRules, String> value) {
        this.value = value;
    }

    /** The value of this rule. */
    public String value(TournamentRules rules) {
        return value.apply(rules);
    }

    /** What the first rules say where the other ones say something else. */
    static String differences(TournamentRules rules, TournamentRules others) {
        return Stream.of(values())
                .filter(rule -> !rule.value(rules).equals(rule.value(others)))
                .map(rule -> rule.name() + ": " + rule.value(rules))
                .collect(Collectors.joining("; "));
    }

    private static String pairing(PairingRules rules) {
        return rules.system().name() + ", " + rules.preset().name()
                + Stream.of(PairingSetting.values())
                        .filter(rules::differs)
                        .map(setting -> ", " + setting.name() + " " + setting.text(rules))
                        .collect(Collectors.joining());
    }
}
