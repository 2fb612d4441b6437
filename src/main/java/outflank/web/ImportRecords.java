package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.omnifaces.util.Faces;
import outflank.format.RecordedGame;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.record.GameMatch;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.record.ImportingRecords;
import outflank.record.Source;
import outflank.tournament.Right;
import outflank.usecase.Refusal;

/** Records of a tournament's games from files: read, matched with its games, mended, and taken as the desk's records. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ImportRecords implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private ImportingRecords importing;

    @Inject
    private ReadSources reading;

    @Inject
    private Messages messages;

    private final List<ImportedGame> games = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private ImportedGame shown;
    private String pasted;
    private transient List<Part> files;
    private transient Map<UUID, GameSheet> sheets;

    /** Opens the page, on each request before it is shown. */
    public void open() {
        sheets = null;
        if (desk.open() && !desk.may(Right.ENTER_RESULTS)) {
            Faces.responseSendError(HttpServletResponse.SC_FORBIDDEN, "may not enter records");
            return;
        }
        // Only what is shown counts as seen: a record that comes between this page and its answer is not replaced.
        for (ImportedGame game : games) {
            GameSheet sheet = chosen(game);
            game.see(sheet == null ? null : deskRecord(sheet));
        }
    }

    /** Reads what was pasted and uploaded; what was read before makes room. */
    public void read() throws IOException {
        games.clear();
        problems.clear();
        shown = null;
        try {
            ReadSources.Read read = reading.read(pasted, files == null ? List.of() : files);
            problems.addAll(read.problems());
            List<GameSheet> known = List.copyOf(sheets().values());
            read.games().forEach(game -> games.add(imported(game, known)));
        } catch (Refusal refusal) {
            messages.refused("source:pasted", refusal);
        }
    }

    private ImportedGame imported(RecordedGame read, List<GameSheet> known) {
        List<GameMatch> matches = GameMatch.of(read, known);
        Map<UUID, Boolean> candidates = new LinkedHashMap<>();
        matches.forEach(match -> candidates.put(match.sheet().game().id(), match.colorsSwapped()));
        ImportedGame game = new ImportedGame(
                games.size() + 1,
                read.black(),
                read.white(),
                read.event(),
                read.blackDiscs().isPresent() ? read.blackDiscs().getAsInt() : null,
                read.transcript().written(),
                candidates);
        GameMatch.likeliest(matches).ifPresent(match -> {
            game.setGame(match.sheet().game().id().toString());
            game.see(deskRecord(match.sheet()));
            game.setWanted(!match.colorsSwapped() && transcript(game).isComplete() && game.seenRecord() == null);
        });
        return game;
    }

    /** Shows one of the games with its board, or none. */
    public void show(ImportedGame game) {
        shown = game == shown ? null : game;
    }

    /** Takes every record that is ticked, each for itself: what cannot be taken stays, and says why. */
    public void take() {
        int taken = 0;
        int refused = 0;
        for (ImportedGame game : games) {
            if (game.isWanted() && !game.isTaken() && !sameStands(game)) {
                if (take(game)) {
                    taken++;
                } else {
                    refused++;
                }
            }
        }
        sheets = null;
        if (taken + refused == 0) {
            messages.refused(new Refusal("desk.import.nothing"));
        } else if (refused > 0) {
            messages.warn("desk.import.partly", taken, refused);
        } else {
            messages.tell("desk.import.done", taken);
        }
    }

    private boolean take(ImportedGame game) {
        try {
            if (game.gameId() == null) {
                throw new Refusal("desk.import.chooseGame");
            }
            UUID seen = game.isReplacing() ? game.seenRecord() : null;
            importing.take(desk.actor(), desk.id(), game.gameId(), seen, game.getWritten());
            game.take();
            if (game == shown) {
                shown = null;
            }
            return true;
        } catch (Refusal refusal) {
            game.refuse(messages.text(refusal.key(), refusal.values()));
            return false;
        }
    }

    /** The games of the tournament by their ids, by round and table. */
    Map<UUID, GameSheet> sheets() {
        if (sheets == null) {
            sheets = importing.games(desk.actor(), desk.id()).stream()
                    .collect(Collectors.toMap(
                            sheet -> sheet.game().id(), sheet -> sheet, (one, other) -> one, LinkedHashMap::new));
        }
        return sheets;
    }

    /** The games to choose from for this one, the likeliest first. */
    public List<GameSheet> choices(ImportedGame game) {
        return Stream.concat(
                        game.candidates().keySet().stream(),
                        sheets().keySet().stream()
                                .filter(id -> !game.candidates().containsKey(id)))
                .map(sheets()::get)
                .toList();
    }

    /** The game of the tournament that is chosen for this one; null if none is. */
    public GameSheet chosen(ImportedGame game) {
        return game.gameId() == null ? null : sheets().get(game.gameId());
    }

    private static UUID deskRecord(GameSheet sheet) {
        return sheet.record(Source.DESK).map(GameRecord::id).orElse(null);
    }

    /** Whether the desk has just this record of the chosen game, so that there is nothing to take. */
    public boolean sameStands(ImportedGame game) {
        GameSheet sheet = chosen(game);
        return sheet != null
                && sheet.record(Source.DESK)
                        .filter(record -> record.transcript()
                                .moves()
                                .equals(transcript(game).moves()))
                        .isPresent();
    }

    /** The record of a game as it stands now, read by the rules of the game it is taken for. */
    Transcript transcript(ImportedGame game) {
        GameSheet sheet = chosen(game);
        return sheet == null
                ? Transcript.read(game.getWritten(), desk.getTournament().variant())
                : sheet.game().read(game.getWritten());
    }

    /** What the board of a whole game shows, by the scoring of the tournament. */
    Score score(Transcript complete) {
        return desk.getTournament()
                .rules()
                .game()
                .scoring()
                .score(complete.replay().end());
    }

    /** Whether there is still something to take. */
    public boolean isOpen() {
        return games.stream().anyMatch(game -> !game.isTaken());
    }

    public List<ImportedGame> getGames() {
        return games;
    }

    /** What in the files could not be read. */
    public List<String> getProblems() {
        return problems;
    }

    public ImportedGame getShown() {
        return shown;
    }

    public String getPasted() {
        return pasted;
    }

    public void setPasted(String pasted) {
        this.pasted = pasted;
    }

    public List<Part> getFiles() {
        return files;
    }

    public void setFiles(List<Part> files) {
        this.files = files;
    }
}
