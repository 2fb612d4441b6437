package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.util.Locale;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.account.Invitation;
import outflank.account.Invitations;
import outflank.tournament.Team;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** Somebody opens an invitation: makes an account by it, or joins the team of a tournament with the one he has. */
@Named
@RequestScoped
public class JoinByInvitation {

    @Inject
    private Invitations invitations;

    @Inject
    private Team team;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private String signInName;
    private String displayName;
    private String password;

    /** Whether the link can still be used. */
    public boolean isOpen() {
        return invitations.find(getLink()).isPresent();
    }

    /** What the invitation is to. */
    public String getWelcome() {
        Invitation invitation = invitations.find(getLink()).orElseThrow();
        return messages.text("join.welcome." + invitation.kind().name().toLowerCase(Locale.ROOT));
    }

    /** Makes the account, signs in and, where the invitation is to a team, joins it. */
    public void createAccount() throws IOException {
        try {
            Actor actor = team.createAccount(getLink(), signInName, displayName, password);
            SignIn.begin(actor);
            Faces.redirect(Faces.getRequestContextPath() + "/desk/tournaments");
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** Joins the team with the account that is signed in. */
    public void join() throws IOException {
        try {
            Tournament joined = team.join(caller.account(), getLink());
            Faces.redirect(Faces.getRequestContextPath() + "/desk/round?of=%s", joined.slug());
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** The secret of the invitation: in the address at first, then in the form, under the same name. */
    public String getLink() {
        return Faces.getRequestParameter("link");
    }

    public String getSignInName() {
        return signInName;
    }

    public void setSignInName(String signInName) {
        this.signInName = signInName;
    }

    public String getDisplayName() {
        return displayName;
    }

    public void setDisplayName(String displayName) {
        this.displayName = displayName;
    }

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }
}
