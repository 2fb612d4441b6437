package outflank.competition.verification;

import java.util.ArrayList;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.standings.TieBreak;

/** Verifies one round after the other; each round is complete in itself, so that a long run can be watched. */
public final class Verification {

    private Verification() {}

    /**
     * Everything there is to find about one round: its pairing made once more, its places against the rules, what it was
     * paired from against the present, and the standings after it.
     *
     * @param kept what the round keeps
     * @param present the competition as it stands, with this round
     * @param tieBreaks the tie-breaks of the tournament
     * @return what was found, nothing but notes if all is well
     * @throws IllegalArgumentException if the present competition lacks the round
     */
    public static List<Finding> ofRound(KeptRound kept, Competition present, List<TieBreak> tieBreaks) {
        if (present.rounds().size() < kept.number()) {
            throw new IllegalArgumentException("round " + kept.number() + " is not published");
        }
        List<Finding> findings = new ArrayList<>(RepairedRound.findings(kept));
        findings.addAll(Seating.findings(kept));
        findings.addAll(EarlierRounds.findings(kept, present));
        findings.addAll(StandingsCheck.findings(present.afterRound(kept.number()), tieBreaks));
        return findings;
    }

    /**
     * The tie-breaks whose values are verified by the plain computation; of the others only the order they lead to is.
     *
     * @param tieBreaks the tie-breaks of the tournament
     */
    public static List<TieBreak> recomputed(Competition competition, List<TieBreak> tieBreaks) {
        PlainStandings plain = new PlainStandings(competition);
        return tieBreaks.stream()
                .filter(tieBreak -> competition.entrants().stream()
                        .allMatch(entrant -> plain.value(tieBreak, entrant).isPresent()))
                .toList();
    }
}
