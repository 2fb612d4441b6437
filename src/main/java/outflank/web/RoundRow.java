package outflank.web;

import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;
import outflank.tournament.Round;
import outflank.tournament.RoundStage;
import outflank.tournament.RoundState;

/**
 * A round as the desk's pages remember it between two requests.
 *
 * @param publishedAt when everybody saw it; null for a draft
 */
public record RoundRow(UUID id, int number, RoundStage stage, RoundState state, Instant publishedAt)
        implements Serializable {

    static RoundRow of(Round round) {
        return new RoundRow(round.id(), round.number(), round.stage(), round.state(), round.publishedAt());
    }

    /** Whether its games belong to matches after the preliminaries. */
    public boolean isOfFinals() {
        return stage == RoundStage.FINALS;
    }

    public boolean isDraft() {
        return state == RoundState.DRAFT;
    }
}
