package outflank.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** Something an import could not read. Imports write these rows; here they are only read. */
@Entity
@Table(name = "archive_problem")
public class ArchiveProblem {

    @Id
    private long number;

    @Column(name = "import_id")
    private int importId;

    @Column(name = "file_name")
    private String fileName;

    @Column(name = "at_game")
    private long atGame;

    @Column(name = "at_line")
    private long atLine;

    private String problem;
    private String found;

    protected ArchiveProblem() {}

    public String fileName() {
        return fileName;
    }

    /** The number of the game in its file, from 1; 0 if the file as a whole is meant. */
    public long atGame() {
        return atGame;
    }

    /** The number of the line, from 1; 0 where there are no lines. */
    public long atLine() {
        return atLine;
    }

    /** What kind of problem it is, as {@link outflank.format.FormatProblem.Kind#word()} has it. */
    public String problem() {
        return problem;
    }

    /** What stands there; empty if that says nothing. */
    public String found() {
        return found;
    }
}
