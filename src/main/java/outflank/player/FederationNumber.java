package outflank.player;

import java.io.Serializable;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * The number by which the World Othello Federation knows a person.
 *
 * @param id digits without leading zeros, at most nine; empty if none is known
 * @param isNew whether the federation is yet to confirm it; never without a number
 */
public record FederationNumber(String id, boolean isNew) implements Serializable {

    private static final int LONGEST = 12;

    /** No number is known. */
    public static final FederationNumber NONE = new FederationNumber("", false);

    /** @throws Refusal if it is no number */
    public FederationNumber {
        id = Text.line(id, "person.federationNumber", LONGEST).replaceFirst("^0+(?=\\d)", "");
        if (!id.isEmpty() && !id.matches("[1-9]\\d{0,8}")) {
            throw new Refusal("refusal.federationNumber", id);
        }
        isNew = isNew && !id.isEmpty();
    }
}
