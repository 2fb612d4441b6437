package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.UUID;

/** The stored form of a {@link FileHeader}. */
@Entity
@Table(name = "file_details")
public class FileDetails {

    @Id
    @Column(name = "tournament_id")
    private UUID tournamentId;

    private String country;
    private String director;
    private String sender;

    @Version
    private long version;

    protected FileDetails() {}

    FileDetails(UUID tournamentId, FileHeader header) {
        this.tournamentId = tournamentId;
        change(header);
    }

    final void change(FileHeader header) {
        country = header.country();
        director = header.director();
        sender = header.sender();
    }

    FileHeader header() {
        return new FileHeader(country, director, sender);
    }
}
