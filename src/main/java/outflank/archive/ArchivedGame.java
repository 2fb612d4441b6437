package outflank.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.util.OptionalInt;
import outflank.othello.transcript.Verdict;

/** One game of the archive. Imports write these rows; here they are only read. */
@Entity
@Table(name = "archived_game")
public class ArchivedGame {

    @Id
    private long id;

    @Column(name = "import_id")
    private int importId;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "black_id")
    private ArchivePlayer black;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "white_id")
    private ArchivePlayer white;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "event_id")
    private ArchiveEvent event;

    @Column(name = "official_black")
    private Integer officialBlack;

    @Column(name = "replayed_black")
    private Integer replayedBlack;

    @Column(name = "problem_at")
    private int problemAt;

    private String played;

    @Enumerated(EnumType.STRING)
    private Verdict verdict;

    private String opening;
    private String moves;
    private String offending;
    private String written;

    protected ArchivedGame() {}

    public long id() {
        return id;
    }

    /** The name of Black; empty if the file does not say it. */
    public String black() {
        return black.name();
    }

    /** The name of White; empty if the file does not say it. */
    public String white() {
        return white.name();
    }

    /** The name of the tournament; empty if the file does not say it. */
    public String event() {
        return event.name();
    }

    /** As much of the date as is known: nothing, {@code 2018}, {@code 2018-10} or {@code 2018-10-10}. */
    public String played() {
        return played;
    }

    /** Discs of Black by the file: 0 to 64; empty if it has no score. */
    public OptionalInt officialBlack() {
        return officialBlack == null ? OptionalInt.empty() : OptionalInt.of(officialBlack);
    }

    /** Discs of Black where the moves end, the empty squares given to the winner; empty unless the game is over. */
    public OptionalInt replayedBlack() {
        return replayedBlack == null ? OptionalInt.empty() : OptionalInt.of(replayedBlack);
    }

    /** Discs of Black by the file or, if it has no score, by the moves: 0 to 64; empty if neither has one. */
    public OptionalInt blackDiscs() {
        return officialBlack == null ? replayedBlack() : officialBlack();
    }

    /** Whether the moves end with another score than the file says. */
    public boolean differs() {
        return officialBlack != null && replayedBlack != null && !officialBlack.equals(replayedBlack);
    }

    public Verdict verdict() {
        return verdict;
    }

    /** The number of the move with the first problem; of a truncated game the number of its moves; else 0. */
    public int problemAt() {
        return problemAt;
    }

    /** What stands where the first problem is; empty if there is none. */
    public String offending() {
        return offending;
    }

    /** The moves as they were written, if something is wrong with them; else empty. */
    public String written() {
        return written == null ? "" : written;
    }

    /** Key of the opening; empty if it has no name. */
    public String opening() {
        return opening;
    }

    /** The legal moves in canonical form, in the orientation in which they were written. */
    public String moves() {
        return moves;
    }
}
