package outflank.record;

import jakarta.persistence.EntityManager;
import outflank.othello.Scoring;
import outflank.othello.Transcript;
import outflank.tournament.Game;

/** Keeping records: a new one replaces the one its source handed in before. */
final class Records {

    private Records() {}

    static GameRecord replace(
            EntityManager entities,
            Game game,
            Source source,
            Transcript transcript,
            Scoring scoring,
            String enteredBy) {
        entities.createQuery(
                        "select r from GameRecord r where r.game = :game and r.source = :source and r.replacedAt is null",
                        GameRecord.class)
                .setParameter("game", game)
                .setParameter("source", source)
                .getResultStream()
                .forEach(GameRecord::replace);
        // The old row must be written before the new one: only one record of a source is in force.
        entities.flush();
        GameRecord record = new GameRecord(game, source, transcript, scoring, enteredBy);
        entities.persist(record);
        return record;
    }
}
