package outflank.tournament;

/** What the director has said to a registration. */
public enum EntrantState {
    REGISTERED,
    ACCEPTED,
    DECLINED
}
