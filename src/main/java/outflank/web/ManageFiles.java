package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.format.FormatProblem;
import outflank.format.tournament.TournamentFile;
import outflank.player.FederationNumber;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.FileHeader;
import outflank.tournament.PreparingFiles;
import outflank.tournament.Right;
import outflank.tournament.TournamentExport;
import outflank.usecase.Refusal;

/** The director adds what files ask for, sees what they have no room for, and takes them. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ManageFiles implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int MOST_NAMED = 3;

    @Inject
    private Desk desk;

    @Inject
    private PreparingFiles preparing;

    @Inject
    private TournamentExport export;

    @Inject
    private Entrants entrants;

    @Inject
    private Messages messages;

    private String country;
    private String director;
    private String sender;
    private List<NumberedEntrant> players;
    private boolean withoutPlayers;
    private final Map<TournamentDownload, List<String>> notes = new EnumMap<>(TournamentDownload.class);

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (!desk.open()) {
            return;
        }
        if (players == null) {
            FileHeader header = preparing.header(desk.id());
            country = header.country();
            director = header.director();
            sender = header.sender();
            // Who has no number yet stands first.
            players = entrants.all(desk.actor(), desk.id()).stream()
                    .filter(Entrant::isCheckedIn)
                    .sorted(Comparator.comparing((Entrant entrant) ->
                                    !entrant.person().federationNumber().id().isEmpty())
                            .thenComparing(entrant -> entrant.person().sortName()))
                    .map(NumberedEntrant::new)
                    .toList();
        }
        TournamentFile file = export.read(desk.getTournament());
        withoutPlayers = file.entrants().isEmpty();
        notes.clear();
        for (TournamentDownload download : TournamentDownload.values()) {
            notes.put(download, withoutPlayers ? List.of() : notes(download.remarks(file, DownloadTournament.now())));
        }
    }

    /** One line for each kind of problem, with the first few players or games it concerns. */
    private List<String> notes(List<FormatProblem> problems) {
        Map<FormatProblem.Kind, List<String>> byKind = new LinkedHashMap<>();
        for (FormatProblem problem : problems) {
            byKind.computeIfAbsent(problem.kind(), kind -> new ArrayList<>()).add(problem.found());
        }
        List<String> words = new ArrayList<>();
        byKind.forEach((kind, found) -> {
            List<String> named = new ArrayList<>(found.stream()
                    .filter(text -> !text.isEmpty())
                    .limit(MOST_NAMED)
                    .toList());
            if (found.size() > MOST_NAMED) {
                named.add(messages.text("desk.files.more", found.size() - MOST_NAMED));
            }
            String text = messages.text("format.problem." + kind.word());
            words.add(named.isEmpty() ? text : text + " (" + String.join(" · ", named) + ")");
        });
        return words;
    }

    /** Saves what files say of the tournament. */
    public void describe() throws IOException {
        try {
            preparing.describe(desk.actor(), desk.id(), new FileHeader(country, director, sender));
            messages.done("desk.saved");
            Faces.redirect(desk.address("files"));
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** Saves every number that was changed, or none if one is refused. */
    public void number() throws IOException {
        try {
            Map<UUID, FederationNumber> typed = new LinkedHashMap<>();
            for (NumberedEntrant player : players) {
                typed.put(player.id(), player.typed());
            }
            preparing.number(desk.actor(), desk.id(), typed);
            messages.done("desk.saved");
            Faces.redirect(desk.address("files"));
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** Whether nobody has checked in, so that there is nothing to write. */
    public boolean isWithoutPlayers() {
        return withoutPlayers;
    }

    public boolean isMayDescribe() {
        return desk.may(Right.CONFIGURE);
    }

    public boolean isMayNumber() {
        return desk.may(Right.MANAGE_ENTRANTS);
    }

    /** How many players have no number, and so are written as new ones. */
    public long getWithoutNumber() {
        return players.stream().filter(player -> player.getNumber().isEmpty()).count();
    }

    /** All files there are. */
    public List<TournamentDownload> getDownloads() {
        return List.of(TournamentDownload.values());
    }

    /** What a file has no room for, in words. */
    public List<String> notes(TournamentDownload download) {
        return notes.getOrDefault(download, List.of());
    }

    public List<NumberedEntrant> getPlayers() {
        return players;
    }

    public String getCountry() {
        return country;
    }

    public void setCountry(String country) {
        this.country = country;
    }

    public String getDirector() {
        return director;
    }

    public void setDirector(String director) {
        this.director = director;
    }

    public String getSender() {
        return sender;
    }

    public void setSender(String sender) {
        this.sender = sender;
    }
}
