package outflank.web;

import java.io.Serializable;
import java.util.UUID;
import outflank.player.FederationNumber;
import outflank.tournament.Entrant;

/** An entrant in the list of numbers of the federation, as the form changes it. */
public class NumberedEntrant implements Serializable {

    private static final long serialVersionUID = 1L;

    private final UUID id;
    private final String name;
    private final String country;
    private String number;
    private boolean isNew;

    NumberedEntrant(Entrant entrant) {
        FederationNumber known = entrant.person().federationNumber();
        this.id = entrant.id();
        this.name = entrant.name();
        this.country = entrant.person().country();
        this.number = known.id();
        this.isNew = known.isNew();
    }

    UUID id() {
        return id;
    }

    /** The number as it was typed. */
    FederationNumber typed() {
        return new FederationNumber(number, isNew);
    }

    public String getName() {
        return name;
    }

    public String getCountry() {
        return country;
    }

    public String getNumber() {
        return number;
    }

    public void setNumber(String number) {
        this.number = number;
    }

    public boolean isAdded() {
        return isNew;
    }

    public void setAdded(boolean added) {
        this.isNew = added;
    }
}
