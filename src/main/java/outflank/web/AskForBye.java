package outflank.web;

import jakarta.annotation.PostConstruct;
import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import org.omnifaces.util.Faces;
import outflank.tournament.PlayerByes;
import outflank.tournament.RequestingByes;
import outflank.usecase.Refusal;

/**
 * A player asks for a bye, or takes the request back. The rounds stay as the page showed them, so that a button never
 * means another round because one has been paired meanwhile.
 */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class AskForBye implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private CurrentActor caller;

    @Inject
    private RequestingByes requesting;

    @Inject
    private Messages messages;

    private String seen;
    private PlayerByes byes;

    @PostConstruct
    void load() {
        seen = caller.player().id().toString();
        byes = requesting.of(caller.player());
    }

    /** Asks for a bye in this round. */
    public void ask(int round) throws IOException {
        attempt("me.byes.asked", round, () -> requesting.request(caller.playerWhoSaw(seen), round));
    }

    /** Takes the request back. */
    public void takeBack(int round) throws IOException {
        attempt("me.byes.takenBack", round, () -> requesting.takeBack(caller.playerWhoSaw(seen), round));
    }

    private void attempt(String done, int round, Runnable useCase) throws IOException {
        try {
            useCase.run();
            messages.done(done, round);
        } catch (Refusal refusal) {
            messages.refusedOnNextPage(refusal);
        }
        Faces.redirect(Faces.getRequestContextPath() + "/me/tournament");
    }

    /** Whether there is anything to ask for or to see here. */
    public boolean isOffered() {
        return byes.most() > 0 && !byes.coming().isEmpty();
    }

    public PlayerByes getByes() {
        return byes;
    }
}
