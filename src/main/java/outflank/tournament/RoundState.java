package outflank.tournament;

/** Where a round stands; it only moves forward, a draft can also be thrown away. */
public enum RoundState {
    DRAFT,
    PUBLISHED,
    CLOSED
}
