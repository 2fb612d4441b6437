package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.time.LocalDate;
import org.omnifaces.util.Faces;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** A director sets up a new tournament. */
@Named
@RequestScoped
public class CreateTournament {

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
            messages.refused(TournamentForm.field("form", refusal), refusal);
        }
    }

    public TournamentForm getForm() {
        return form;
    }
}
