package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import outflank.tournament.VerifiedTournament;
import outflank.tournament.VerifyingTournaments;

/** Whether the tournament of a public page was verified as it stands, and when. */
@Named
@RequestScoped
public class ShowVerified {

    @Inject
    private ShownTournament shown;

    @Inject
    private VerifyingTournaments verifying;

    private boolean asked;
    private VerifiedTournament verified;

    /** Whether there is a verification that holds for what the page shows. */
    public boolean isPresent() {
        return getVerified() != null;
    }

    /** The verification; null without one that holds. */
    public VerifiedTournament getVerified() {
        if (!asked) {
            asked = true;
            verified = verifying.verified(shown.getTournament()).orElse(null);
        }
        return verified;
    }
}
