package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import outflank.competition.pairing.PairingWarning;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.PairingRounds;
import outflank.tournament.Round;
import outflank.tournament.Rounds;

/** What the director should know of the round shown before it is published, and who has its bye. */
@Named
@RequestScoped
public class JudgeDraft {

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private Rounds rounds;

    @Inject
    private PairingRounds pairing;

    @Inject
    private Entrants entrants;

    @Inject
    private Messages messages;

    private Boolean outdated;
    private List<String> warnings;

    /** Whether something has changed since the draft was paired. */
    public boolean isOutdated() {
        if (outdated == null) {
            outdated = draft() != null && pairing.isOutdated(desk.actor(), draft());
        }
        return outdated;
    }

    /** What is unusual about the draft, in words. */
    public List<String> getWarnings() {
        if (warnings == null) {
            warnings = draft() == null ? List.of() : texts(pairing.warnings(desk.actor(), draft()));
        }
        return warnings;
    }

    /** Who has a bye in the round shown; empty if nobody has. */
    public String getBye() {
        return run.getShown() == null
                ? ""
                : rounds.byes(run.getShown().id()).stream()
                        .map(bye -> bye.entrant().name())
                        .collect(Collectors.joining(", "));
    }

    private Round draft() {
        return rounds.draft(desk.actor(), desk.id()).orElse(null);
    }

    private List<String> texts(List<PairingWarning> found) {
        Map<Integer, String> names = entrants.all(desk.actor(), desk.id()).stream()
                .collect(Collectors.toMap(Entrant::number, Entrant::name));
        return found.stream()
                .map(warning -> messages.text(
                        "desk.warning." + warning.kind().name().toLowerCase(Locale.ROOT),
                        names.get(warning.entrant()),
                        warning.opponent().isPresent()
                                ? names.get(warning.opponent().getAsInt())
                                : ""))
                .toList();
    }
}
