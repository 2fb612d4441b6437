package outflank.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The name of a tournament as files write it; imports add it. */
@Entity
@Table(name = "archive_event")
public class ArchiveEvent {

    @Id
    private int id;

    private String name;

    @Column(name = "search_name")
    private String searchName;

    protected ArchiveEvent() {}

    /** The name; empty if the file does not say it. */
    public String name() {
        return name;
    }
}
