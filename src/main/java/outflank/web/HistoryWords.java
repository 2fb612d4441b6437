package outflank.web;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingSetting;
import outflank.competition.pairing.PairingSystem;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.othello.transcript.Verdict;
import outflank.record.Source;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.DraftAction;
import outflank.tournament.DrawChoice;
import outflank.tournament.DrawRule;
import outflank.tournament.ResultOrigin;
import outflank.tournament.Role;
import outflank.tournament.Rule;

/** Says in the reader's language what the history keeps as constants: roles, rules, verdicts, whose record it was. */
final class HistoryWords {

    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z]+(?:_[A-Z]+)*\\b");
    private static final Map<String, String> KEYS = new HashMap<>();

    static {
        add("desk.role.", Role.values());
        add("desk.source.", Source.values());
        add("desk.variant.", Variant.values());
        add("desk.scoring.", Scoring.values());
        add("desk.wipeOut.", WipeOut.values());
        add("desk.timeOut.", TimeOut.values());
        add("desk.draw.", DrawRule.values());
        add("desk.choice.", DrawChoice.values());
        add("desk.rule.", Rule.values());
        add("desk.system.", PairingSystem.values());
        add("desk.preset.", PairingPreset.values());
        add("desk.pairing.", PairingSetting.values());
        add("history.draft.", DraftAction.values());
        add("history.verdict.", Verdict.values());
        add("history.confirm.", ResultOrigin.AGREED, ResultOrigin.ENTERED);
    }

    private HistoryWords() {}

    private static void add(String group, Enum<?>... constants) {
        for (Enum<?> constant : constants) {
            KEYS.put(constant.name(), group + constant.name().toLowerCase(Locale.ROOT));
        }
    }

    /**
     * The change with words in place of constants; names that people chose are never touched.
     *
     * @param texts the text of a key of the bundle
     */
    static Change of(Action action, Change change, UnaryOperator<String> texts) {
        return switch (action) {
            case TEAM_INVITED ->
                new Change(words(change.subject(), texts), change.before(), change.after(), change.reason());
            case TEAM_JOINED, RECORD_SUBMITTED, RECORD_CHOSEN, RULES_CHANGED ->
                new Change(
                        change.subject(), words(change.before(), texts), words(change.after(), texts), change.reason());
            case DRAW_CHOSEN, COLOR_CHOSEN, DRAFT_CHANGED, DRAFT_CHANGE_UNDONE ->
                new Change(change.subject(), change.before(), words(change.after(), texts), change.reason());
            default -> change;
        };
    }

    private static String words(String text, UnaryOperator<String> texts) {
        return CONSTANT.matcher(text).replaceAll(found -> {
            String key = KEYS.get(found.group());
            return Matcher.quoteReplacement(key == null ? found.group() : texts.apply(key));
        });
    }
}
