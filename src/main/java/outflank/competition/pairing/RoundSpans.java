package outflank.competition.pairing;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Some of the rounds of a tournament, such as the first three or all but the last.
 *
 * @param spans the spans in order, none touching the next one
 */
public record RoundSpans(List<Span> spans) implements Serializable {

    /** The highest number of a round that can be named. */
    public static final int LAST = 50;

    private static final String ALL_TEXT = "all";
    private static final String NONE_TEXT = "none";
    private static final Pattern SPAN = Pattern.compile("([0-9]{1,2})(?:\\s*(-)\\s*([0-9]{1,2})?)?");

    /**
     * Some rounds in a row.
     *
     * @param from the first round, from 1
     * @param to the last round, {@value RoundSpans#LAST} for all that follow
     */
    public record Span(int from, int to) implements Serializable {

        /** @throws IllegalArgumentException if the span is empty or leaves the rounds 1 to {@value RoundSpans#LAST} */
        public Span {
            if (from < 1 || to < from || to > LAST) {
                throw new IllegalArgumentException("rounds " + from + " to " + to + " are none of 1 to " + LAST);
            }
        }

        private String text() {
            if (to == LAST) {
                return from + "-";
            }
            return from == to ? String.valueOf(from) : from + "-" + to;
        }
    }

    /** Brings spans in any order into the one form in which equal rounds are equal spans. */
    public RoundSpans {
        List<Span> merged = new ArrayList<>();
        for (Span next :
                spans.stream().sorted(Comparator.comparingInt(Span::from)).toList()) {
            Span last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && next.from() <= last.to() + 1) {
                merged.set(merged.size() - 1, new Span(last.from(), Math.max(last.to(), next.to())));
            } else {
                merged.add(next);
            }
        }
        spans = List.copyOf(merged);
    }

    /** Every round. */
    public static RoundSpans all() {
        return new RoundSpans(List.of(new Span(1, LAST)));
    }

    /** The rounds from one to another, both included. */
    public static RoundSpans between(int from, int to) {
        return new RoundSpans(List.of(new Span(from, to)));
    }

    /** Whether this round is one of them. */
    public boolean includes(int round) {
        return spans.stream().anyMatch(span -> span.from() <= round && round <= span.to());
    }

    /** As a person writes it: {@code all}, {@code none}, {@code 1-3,5,8-}. */
    public String text() {
        if (spans.isEmpty()) {
            return NONE_TEXT;
        }
        return equals(all()) ? ALL_TEXT : spans.stream().map(Span::text).collect(Collectors.joining(","));
    }

    /**
     * Reads what {@link #text()} writes; spaces, order and overlaps do not matter.
     *
     * @throws IllegalArgumentException if the text says something else
     */
    public static RoundSpans parse(String text) {
        String trimmed = text.strip();
        if (trimmed.equals(NONE_TEXT)) {
            return new RoundSpans(List.of());
        }
        if (trimmed.equals(ALL_TEXT)) {
            return all();
        }
        List<Span> spans = new ArrayList<>();
        for (String part : trimmed.split(",", -1)) {
            Matcher matcher = SPAN.matcher(part.strip());
            if (!matcher.matches()) {
                throw new IllegalArgumentException(
                        "\"" + part.strip() + "\" names no rounds; write for example 1-3,5,8- or all or none");
            }
            int from = Integer.parseInt(matcher.group(1));
            int open = matcher.group(2) == null ? from : LAST;
            spans.add(new Span(from, matcher.group(3) == null ? open : Integer.parseInt(matcher.group(3))));
        }
        return new RoundSpans(spans);
    }
}
