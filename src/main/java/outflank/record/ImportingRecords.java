package outflank.record;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import outflank.account.Actor;
import outflank.tournament.Right;
import outflank.tournament.Rights;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** The desk takes over records from files, one game at a time: each is taken as a whole or not at all. */
@UseCase
public class ImportingRecords {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rights rights;

    @Inject
    private GameSheets sheets;

    @Inject
    private Confirming confirming;

    /**
     * The games a record can be taken over for, by round and table.
     *
     * @throws Refusal if the caller may not enter records
     */
    public List<GameSheet> games(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.ENTER_RESULTS);
        return sheets.ofTournament(actor, tournamentId);
    }

    /**
     * Takes a record over as the desk's record of a game.
     *
     * @param seen id of the desk's record the caller saw and wants to replace; null if he saw none
     * @param written the record
     * @throws Refusal if the desk has another record of the game than the caller saw, or as {@link Confirming#enterRecord}
     */
    public void take(Actor actor, UUID tournamentId, UUID gameId, UUID seen, String written) {
        tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        UUID standing = sheets.ofGame(actor, tournamentId, gameId)
                .record(Source.DESK)
                .map(GameRecord::id)
                .orElse(null);
        if (!Objects.equals(standing, seen)) {
            throw new Refusal("refusal.deskRecordStands");
        }
        confirming.enterRecord(actor, tournamentId, gameId, written);
    }
}
