package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.series.Membership;
import outflank.series.RollOfHonour;
import outflank.series.RunningSeries;
import outflank.series.Series;
import outflank.series.SeriesDirectory;
import outflank.usecase.Refusal;

/** Whoever runs a series changes its rules, its tournaments and its roll of honour. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class RunSeries implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int LARGEST_FILE = 2_000_000;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private RunningSeries running;

    @Inject
    private RollOfHonour roll;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private String slug;
    private UUID id;
    private long seen;
    private final SeriesForm form = new SeriesForm();
    private final HonourForm honour = new HonourForm();
    private transient Part file;
    private String table;
    private String name;
    private List<TournamentRow> tournaments = List.of();
    private List<HonourRow> honours = List.of();

    /** A tournament of the series as the page shows it. */
    public record TournamentRow(UUID id, String name, String slug, boolean proposed) implements Serializable {}

    /** A line of the roll of honour as the page shows it. */
    public record HonourRow(UUID id, int year, String champion) implements Serializable {}

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (slug == null) {
            slug = Faces.getRequestParameter("of");
        }
        Optional<Series> found = Optional.ofNullable(slug).flatMap(directory::bySlug);
        if (found.isEmpty()) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "no such series");
            return;
        }
        if (!directory.mayRun(caller.account(), found.get())) {
            Faces.responseSendError(HttpServletResponse.SC_FORBIDDEN, "not the runner");
            return;
        }
        Series series = found.get();
        if (id == null) {
            id = series.id();
            seen = series.version();
            form.fill(series.name(), series.rules());
        }
        name = series.name();
        tournaments = directory.tournaments(id).stream()
                .map(entry -> new TournamentRow(
                        entry.tournament().id(),
                        entry.tournament().details().name(),
                        entry.tournament().slug(),
                        entry.state() == Membership.PROPOSED))
                .toList();
        honours = roll.of(id).stream()
                .map(line -> new HonourRow(
                        line.id(),
                        line.details().year(),
                        line.details().champion().name()))
                .toList();
    }

    /** Saves name and rules. */
    public void save() throws IOException {
        try {
            running.change(caller.account(), id, seen, form.getName(), form.rules());
            messages.done("desk.saved");
            Faces.redirect(address());
        } catch (Refusal refusal) {
            messages.refused(SeriesForm.field("form", refusal), refusal);
        }
    }

    /** Lets a proposed tournament count. */
    public void accept(TournamentRow row) {
        messages.attempt(() -> running.accept(caller.account(), row.id(), id));
    }

    /** Takes a tournament out of the series, or declines it. */
    public void remove(TournamentRow row) {
        messages.attempt(() -> running.leave(caller.account(), row.id()));
    }

    /** Adds a line to the roll of honour. */
    public void add() {
        try {
            roll.add(caller.account(), id, honour.details());
            messages.tell("honour.added", honour.getYear(), honour.getChampion());
            honour.clear();
        } catch (Refusal refusal) {
            messages.refused(HonourForm.field("honour", refusal), refusal);
        }
    }

    /** Takes a line away. */
    public void remove(HonourRow row) {
        messages.attempt(() -> {
            roll.remove(caller.account(), id, row.id());
            messages.tell("honour.removed", String.valueOf(row.year()), row.champion());
        });
    }

    /** Takes in the table that was chosen or pasted. */
    public void take() throws IOException {
        try {
            RollOfHonour.Imported imported = roll.take(caller.account(), id, text());
            messages.done("honour.imported", imported.added(), imported.present());
            Faces.redirect(address());
        } catch (Refusal refusal) {
            messages.refused("import:table", refusal);
        }
    }

    private String text() throws IOException {
        if (file == null || file.getSize() == 0) {
            return table == null ? "" : table;
        }
        byte[] bytes = file.getInputStream().readNBytes(LARGEST_FILE);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String address() {
        return Faces.getRequestContextPath() + "/desk/series?of=" + slug;
    }

    public String getName() {
        return name;
    }

    public String getSlug() {
        return slug;
    }

    public SeriesForm getForm() {
        return form;
    }

    public HonourForm getHonour() {
        return honour;
    }

    public List<TournamentRow> getTournaments() {
        return tournaments;
    }

    public List<HonourRow> getHonours() {
        return honours;
    }

    public Part getFile() {
        return file;
    }

    public void setFile(Part file) {
        this.file = file;
    }

    public String getTable() {
        return table;
    }

    public void setTable(String table) {
        this.table = table;
    }
}
