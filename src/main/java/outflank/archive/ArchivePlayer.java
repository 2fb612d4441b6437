package outflank.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A name of a player as files write it; imports add it. */
@Entity
@Table(name = "archive_player")
public class ArchivePlayer {

    @Id
    private int id;

    private String name;

    @Column(name = "search_name")
    private String searchName;

    protected ArchivePlayer() {}

    /** The name; empty if the file does not say it. */
    public String name() {
        return name;
    }
}
