package outflank.account;

import java.util.Objects;
import java.util.UUID;

/**
 * Who calls a use case. Every write asks for one and checks the rights on its own; a page proves nothing.
 *
 * @param kind what sort of caller it is
 * @param id the account's id, or the entrant's id of a player; null for visitors and for the application itself
 * @param name the name the history shows
 * @param administrator whether an account may run the whole site
 */
public record Actor(Kind kind, UUID id, String name, boolean administrator) {

    /** Sorts of callers. */
    public enum Kind {
        VISITOR,
        PLAYER,
        ACCOUNT,
        APPLICATION
    }

    public Actor {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(name, "name");
        if ((id != null) != (kind == Kind.PLAYER || kind == Kind.ACCOUNT)) {
            throw new IllegalArgumentException(kind + " with id " + id);
        }
    }

    /** Somebody without link or account. */
    public static Actor visitor() {
        return new Actor(Kind.VISITOR, null, "–", false);
    }

    /** A player who came by a personal link. */
    public static Actor player(UUID entrantId, String name) {
        return new Actor(Kind.PLAYER, entrantId, name, false);
    }

    /** Somebody who signed in. */
    public static Actor account(UUID accountId, String name, boolean administrator) {
        return new Actor(Kind.ACCOUNT, accountId, name, administrator);
    }

    /** The application itself, at its start. */
    public static Actor application() {
        return new Actor(Kind.APPLICATION, null, "Outflank", true);
    }

    public boolean isAccount() {
        return kind == Kind.ACCOUNT;
    }

    public boolean isPlayer() {
        return kind == Kind.PLAYER;
    }
}
