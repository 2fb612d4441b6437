package outflank.web;

import java.io.Serializable;
import java.util.Map;
import java.util.UUID;

/** One game of the files, as the import page keeps it from request to request. */
public final class ImportedGame implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int number;
    private final String black;
    private final String white;
    private final String event;
    private final Integer blackDiscs;
    private final Map<UUID, Boolean> candidates;
    private String written;
    private UUID gameId;
    private UUID seenRecord;
    private boolean wanted;
    private boolean replacing;
    private boolean taken;
    private String refusal = "";

    /**
     * @param number which game it is of all that were read, from 1
     * @param blackDiscs the score the file gives Black, null if it gives none
     * @param written the record, as the file has it
     * @param candidates the games of the tournament it may be, the likeliest first; whether the file has the colors swapped
     */
    ImportedGame(
            int number,
            String black,
            String white,
            String event,
            Integer blackDiscs,
            String written,
            Map<UUID, Boolean> candidates) {
        this.number = number;
        this.black = black;
        this.white = white;
        this.event = event;
        this.blackDiscs = blackDiscs;
        this.written = written;
        this.candidates = candidates;
    }

    public int getNumber() {
        return number;
    }

    public String getBlack() {
        return black;
    }

    public String getWhite() {
        return white;
    }

    public String getEvent() {
        return event;
    }

    /** The score the file gives Black; null if it gives none. */
    public Integer getBlackDiscs() {
        return blackDiscs;
    }

    Map<UUID, Boolean> candidates() {
        return candidates;
    }

    /** Whether the file has the players of the chosen game the other way round. */
    public boolean isSwapped() {
        return candidates.getOrDefault(gameId, false);
    }

    public String getWritten() {
        return written;
    }

    public void setWritten(String written) {
        this.written = written == null ? "" : written;
    }

    /** The game of the tournament it is taken for; empty while none is chosen. */
    public String getGame() {
        return gameId == null ? "" : gameId.toString();
    }

    /** Chooses the game; what was known of the other one's record counts no longer. */
    public void setGame(String game) {
        UUID chosen = game == null || game.isEmpty() ? null : UUID.fromString(game);
        if (chosen == null || !chosen.equals(gameId)) {
            gameId = chosen;
            seenRecord = null;
            replacing = false;
        }
    }

    UUID gameId() {
        return gameId;
    }

    /** The desk's record of the chosen game the director was shown; null if there was none. */
    UUID seenRecord() {
        return seenRecord;
    }

    void see(UUID record) {
        if (seenRecord != null && !seenRecord.equals(record)) {
            replacing = false;
        }
        seenRecord = record;
    }

    public boolean isWanted() {
        return wanted;
    }

    public void setWanted(boolean wanted) {
        this.wanted = wanted;
    }

    /** Whether the director wants the desk's record replaced that he was shown. */
    public boolean isReplacing() {
        return replacing;
    }

    public void setReplacing(boolean replacing) {
        this.replacing = replacing;
    }

    /** Whether it has become the desk's record of its game. */
    public boolean isTaken() {
        return taken;
    }

    /** Why it was not taken; empty if it was, or nobody tried. */
    public String getRefusal() {
        return refusal;
    }

    void take() {
        taken = true;
        wanted = false;
        refusal = "";
    }

    void refuse(String why) {
        refusal = why;
    }
}
