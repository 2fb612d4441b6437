package outflank.format.tournament;

import java.util.Objects;
import outflank.format.HeaderText;

/**
 * What a file says of an entrant beside what the competition knows of him.
 *
 * @param number the number in the competition, from 1
 * @param id by what the file knows him, exactly as it writes it; not empty, and nobody else's
 * @param federationId the number the World Othello Federation knows him by, digits only; empty if the file says none
 * @param newPlayer whether the file marks him as a new player, whose number the federation is yet to confirm
 * @param familyName the family name, or the whole name where the file does not part them
 * @param givenName the given name; may be empty
 */
public record FileEntrant(
        int number, String id, String federationId, boolean newPlayer, String familyName, String givenName) {

    /** @throws IllegalArgumentException if the entrant cannot be told from others */
    public FileEntrant {
        Objects.requireNonNull(federationId, "federationId");
        familyName = HeaderText.clean(familyName);
        givenName = HeaderText.clean(givenName);
        if (number < 1 || id.isEmpty()) {
            throw new IllegalArgumentException("an entrant of a file has a number from 1 and an id");
        }
    }

    /** The name as these files write it: {@code FAMILY, Given}; the id where there is no name. */
    public String writtenName() {
        if (familyName.isEmpty()) {
            return givenName.isEmpty() ? id : givenName;
        }
        return givenName.isEmpty() ? familyName : familyName + ", " + givenName;
    }

    /** The name as people say it: given name, then family name. */
    public static String spokenName(String familyName, String givenName) {
        return givenName.isEmpty() ? familyName : givenName + (familyName.isEmpty() ? "" : " " + familyName);
    }
}
