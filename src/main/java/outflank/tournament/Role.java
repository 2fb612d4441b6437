package outflank.tournament;

/** What an account is in one tournament. */
public enum Role {
    DIRECTOR,
    ASSISTANT
}
