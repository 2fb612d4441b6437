package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.annotation.ManagedProperty;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.account.SigningIn;
import outflank.usecase.Refusal;

/** Signing in and out. */
@Named
@RequestScoped
public class SignIn {

    @Inject
    private SigningIn signingIn;

    @Inject
    private Messages messages;

    @Inject
    @ManagedProperty("#{param.to}")
    private String wanted;

    private String name;
    private String password;
    private String to;

    /** Signs in and goes where the caller wanted to go. */
    public void signIn() throws IOException {
        try {
            Actor actor = signingIn.signIn(name, password);
            begin(actor);
            Faces.redirect(isOwnAddress(to) ? to : Faces.getRequestContextPath() + "/desk/tournaments");
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** Signs out; nothing of the session stays. */
    public void signOut() throws IOException {
        Faces.invalidateSession();
        Faces.redirect(Faces.getRequestContextPath() + "/");
    }

    /** Starts a signed-in session under a new id, so that an id planted before is worth nothing. */
    static void begin(Actor actor) {
        HttpServletRequest request = Faces.getRequest();
        request.getSession();
        request.changeSessionId();
        request.getSession().setAttribute(Caller.ATTRIBUTE, new Caller(actor.id()));
    }

    /** Only addresses of this site: a redirect to another one would lend it our good name. */
    static boolean isOwnAddress(String address) {
        return address != null && address.matches("/([A-Za-z0-9][^\\\\\\s:]*)?") && !address.startsWith("//");
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }

    public String getTo() {
        return to == null ? wanted : to;
    }

    public void setTo(String to) {
        this.to = to;
    }
}
