package outflank.competition;

/** What a match decides. */
public enum MatchKind {
    /** Two players with equal points and a place in the finals between them (othello.md section 4: 4th against 5th). */
    PLAY_OFF,
    /** The way to the final; the bracket says how far it is. */
    ELIMINATION,
    SEMI_FINAL,
    FINAL,
    THIRD_PLACE,
    /** The final of a category, such as the women's final. */
    CATEGORY_FINAL
}
