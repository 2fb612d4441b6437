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

    @Column(name = "federation_id")
    private String federationId = "";

    @Column(name = "federation_new")
    private boolean federationNew;

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

    /** The family name alone. */
    public String familyName() {
        return familyName;
    }

    /** The given name alone; may be empty. */
    public String givenName() {
        return givenName;
    }

    /** The number the World Othello Federation knows the person by, and whether it is new. */
    public FederationNumber federationNumber() {
        return new FederationNumber(federationId, federationNew);
    }

    void number(FederationNumber number) {
        federationId = number.id();
        federationNew = number.isNew();
    }

    /** Keeps a rating if none is known yet; another one would change tournaments that are going on. */
    void rateFirst(int known) {
        if (rating == 0) {
            rating = known;
        }
    }
}
