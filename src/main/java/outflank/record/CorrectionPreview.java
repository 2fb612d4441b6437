package outflank.record;

import java.io.Serializable;
import java.util.UUID;
import outflank.competition.correction.CorrectionEffect;

/**
 * What a correction would change, as somebody has seen it before he confirms it.
 *
 * @param resultId the result in force it would replace
 * @param before that result, as the pages show it
 * @param after the corrected one
 * @param effect what changes in the standings, and which pairings were made from the old result
 * @param finals whether it is a game of the finals, which no standings count
 * @param finished whether the tournament is finished, so that its final standings change
 * @param drafted whether the next round is paired already as a draft, which then has to be paired again
 */
public record CorrectionPreview(
        UUID resultId,
        String before,
        String after,
        CorrectionEffect effect,
        boolean finals,
        boolean finished,
        boolean drafted)
        implements Serializable {

    /** Whether the correction would change nothing at all. */
    public boolean isSame() {
        return before.equals(after) && effect.lines().isEmpty();
    }
}
