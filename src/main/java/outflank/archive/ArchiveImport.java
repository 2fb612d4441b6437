package outflank.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.NullableUuidConverter;

/** Files that were handed in together, and how far their games are in the archive. */
@Entity
@Table(name = "archive_import")
public class ArchiveImport {

    private static final String NOT_YET = "–";

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private int id;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "account_id")
    private UUID accountId;

    @Column(name = "started_by")
    private String startedBy;

    private String title;

    @Enumerated(EnumType.STRING)
    private ImportState state;

    @Column(name = "uploaded_at")
    private Instant uploadedAt;

    @Column(name = "began_at")
    private Instant beganAt;

    @Column(name = "ended_at")
    private Instant endedAt;

    private long bytes;

    @Column(name = "bytes_read")
    private long bytesRead;

    @Column(name = "file_number")
    private int fileNumber;

    @Column(name = "file_games")
    private long fileGames;

    private long games;
    private long added;
    private long present;
    private long unreadable;
    private long truncated;
    private long faulty;
    private long differing;
    private long problems;

    protected ArchiveImport() {}

    ArchiveImport(Actor actor) {
        this.accountId = actor.isAccount() ? actor.id() : null;
        this.startedBy = actor.name();
        this.title = NOT_YET;
        this.state = ImportState.WAITING;
        this.uploadedAt = Instant.now();
        this.fileNumber = 1;
    }

    public int id() {
        return id;
    }

    /** The name of who handed the files in. */
    public String startedBy() {
        return startedBy;
    }

    /** The names of its files, as many as there is room for. */
    public String title() {
        return title;
    }

    public ImportState state() {
        return state;
    }

    public Instant uploadedAt() {
        return uploadedAt;
    }

    /** When its first game was read; null before. */
    public Instant beganAt() {
        return beganAt;
    }

    /** When it finished, or was stopped last; null before. */
    public Instant endedAt() {
        return endedAt;
    }

    /** The size of all its files. */
    public long bytes() {
        return bytes;
    }

    /** How much of its files is done: whole percents, 100 only when all is. */
    public int percent() {
        if (state == ImportState.FINISHED) {
            return 100;
        }
        return bytes == 0 ? 0 : (int) Math.min(99, 100 * bytesRead / bytes);
    }

    /** How many games were read: those added, those that were there already, and those that could not be read. */
    public long games() {
        return games;
    }

    /** How many games came into the archive. */
    public long added() {
        return added;
    }

    /** How many games were in the archive already. */
    public long present() {
        return present;
    }

    /** How many games there were of which the file has no moves of Othello. */
    public long unreadable() {
        return unreadable;
    }

    /** How many games are legal, but not over. */
    public long truncated() {
        return truncated;
    }

    /** How many games have something wrong in their moves. */
    public long faulty() {
        return faulty;
    }

    /** How many games end with another score than their file says. */
    public long differing() {
        return differing;
    }

    /** How much was noticed about games and files that is not counted elsewhere. */
    public long problems() {
        return problems;
    }

    /** Whether this caller may stop it, let it go on, and delete it: who started it may, and administrators. */
    public boolean isOf(Actor actor) {
        return actor.administrator() || actor.isAccount() && actor.id().equals(accountId);
    }

    void uploaded(StoringUploads.Stored stored) {
        bytes = stored.bytes();
        title = stored.title();
    }

    void stop() {
        state = ImportState.STOPPED;
    }

    void goOn() {
        state = ImportState.WAITING;
    }
}
