package outflank.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import outflank.competition.verification.Finding;

/**
 * What the verification of one round has found.
 *
 * @param revision the revision of the tournament that was looked at
 * @param round number of the round
 * @param games number of its games
 * @param cost the cost the round keeps
 * @param pairedWith name and version of the pairing that made it
 * @param decided how many fixed pairs, fixed byes and forbidden pairs the director had decided beforehand
 * @param lines everything that was found, faults and notes
 */
public record RoundReport(
        long revision, int round, int games, long cost, String pairedWith, int decided, List<Line> lines) {

    public RoundReport {
        lines = List.copyOf(lines);
    }

    /**
     * One finding.
     *
     * @param finding what was found
     * @param explanation what somebody did openly that explains it; empty if nothing does
     */
    public record Line(Finding finding, Optional<Explanation> explanation) {

        /** Whether this is wrong: it is more than a note, and nothing in the tournament's history explains it. */
        public boolean isFault() {
            return !finding.kind().isNote() && explanation.isEmpty();
        }
    }

    /**
     * A change somebody made openly.
     *
     * @param by who
     * @param at when
     * @param reason why, in his words; may be empty
     */
    public record Explanation(String by, Instant at, String reason) {}

    /** What is wrong. */
    public List<Line> faults() {
        return lines.stream().filter(Line::isFault).toList();
    }

    /** What differs for a known reason, and what everybody may know. */
    public List<Line> notes() {
        return lines.stream().filter(line -> !line.isFault()).toList();
    }

    public boolean isWhole() {
        return faults().isEmpty();
    }
}
