package outflank.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import outflank.usecase.Text;

/** Somebody on the federation's list of players, whether he plays here or not. */
@Entity
@Table(name = "federation_player")
public class FederationPlayer {

    @Id
    private String id;

    @Column(name = "family_name")
    private String familyName;

    @Column(name = "given_name")
    private String givenName;

    private String country;
    private int rating;

    @Column(name = "search_name")
    private String searchName;

    protected FederationPlayer() {}

    FederationPlayer(String id, PersonDetails details) {
        this.id = id;
        this.familyName = details.familyName();
        this.givenName = details.givenName();
        this.country = details.country();
        this.rating = details.rating();
        this.searchName = Text.folded(familyName + " " + givenName);
    }

    /** Number of the federation, digits without leading zeros. */
    public String id() {
        return id;
    }

    /** What is known of him, to be registered with. */
    public PersonDetails details() {
        return new PersonDetails(givenName, familyName, country, "", rating);
    }
}
