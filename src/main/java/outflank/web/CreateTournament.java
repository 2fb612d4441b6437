package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.time.LocalDate;
import org.omnifaces.util.Faces;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** A director sets up a new tournament. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class CreateTournament implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private final TournamentForm form = TournamentForm.fresh(LocalDate.now());

    /** Creates the tournament and goes on to its entrants. */
    public void create() throws IOException {
        try {
            Tournament created = creating.create(caller.account(), form.details(), form.rules());
            messages.done("desk.created", created.details().name());
            Faces.redirect(Faces.getRequestContextPath() + "/desk/entrants?of=%s", created.slug());
        } catch (Refusal refusal) {
            form.show(messages, refusal);
        }
    }

    public TournamentForm getForm() {
        return form;
    }
}
