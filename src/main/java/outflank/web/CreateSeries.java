package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.competition.series.SeriesRules;
import outflank.series.RunningSeries;
import outflank.series.Series;
import outflank.series.SeriesDirectory;
import outflank.usecase.Refusal;

/** Somebody begins a new series; the page also lists those he runs. */
@Named
@RequestScoped
public class CreateSeries {

    @Inject
    private RunningSeries running;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private final SeriesForm form = SeriesForm.fresh();
    private List<Series> mine;

    /** Creates the series and goes on to its desk. */
    public void create() throws IOException {
        try {
            Series created = running.create(caller.account(), form.getName(), form.rules());
            messages.done("series.created", created.name());
            Faces.redirect(Faces.getRequestContextPath() + "/desk/series?of=%s", created.slug());
        } catch (Refusal refusal) {
            messages.refused(SeriesForm.field("form", refusal), refusal);
        }
    }

    /** Fills in the rules of the European Grand Prix. */
    public void asEuropeanGrandPrix() {
        form.fill(SeriesRules.europeanGrandPrix());
    }

    /** Fills in the rules of the British Grand Prix. */
    public void asBritishGrandPrix() {
        form.fill(SeriesRules.britishGrandPrix());
    }

    /** Fills in the rules of a club league. */
    public void asLeague() {
        form.fill(SeriesRules.league());
    }

    public SeriesForm getForm() {
        return form;
    }

    /** The series the caller runs. */
    public List<Series> getMine() {
        if (mine == null) {
            mine = directory.ofRunner(caller.account());
        }
        return mine;
    }
}
