package outflank.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;

/** Somebody who plays Othello: one row for all tournaments of a life. */
@Entity
public class Person {

    @Id
    private UUID id;

    @Column(name = "given_name")
    private String givenName;

    @Column(name = "family_name")
    private String familyName;

    private String country;
    private String club;
    private int rating;

    @Column(name = "created_at")
    private Instant createdAt;

    @Version
    private long version;

    protected Person() {}

    Person(PersonDetails details) {
        this.id = UUID.randomUUID();
        this.givenName = details.givenName();
        this.familyName = details.familyName();
        this.country = details.country();
        this.club = details.club();
        this.rating = details.rating();
        this.createdAt = Instant.now();
    }

    public UUID id() {
        return id;
    }

    /** The name as shown: given name, then family name. */
    public String name() {
        return givenName.isEmpty() ? familyName : givenName + " " + familyName;
    }

    /** The name to sort by: family name, then given name. */
    public String sortName() {
        return familyName + " " + givenName;
    }

    /** Three-letter code, or empty. */
    public String country() {
        return country;
    }

    public String club() {
        return club;
    }

    /** Rating, or 0 while none is known. */
    public int rating() {
        return rating;
    }
}
