package outflank.web;

import java.io.Serializable;
import java.util.UUID;

/**
 * Who signed in, as the session keeps it: only the id, so that a changed or disabled account counts at once, and so that
 * a session that moves to another node carries all it needs.
 *
 * @param accountId the account
 */
public record Caller(UUID accountId) implements Serializable {

    /** Name of the session attribute. */
    public static final String ATTRIBUTE = "outflank.caller";
}
