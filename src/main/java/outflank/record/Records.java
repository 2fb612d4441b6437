package outflank.record;

import jakarta.persistence.EntityManager;
import outflank.othello.GameScoring;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.tournament.Game;
import outflank.usecase.Refusal;

/** Keeping records: a new one replaces the one its source handed in before. */
final class Records {

    private Records() {}

    /**
     * Reads what somebody wrote down of a game.
     *
     * @param written in any form; null is nothing
     * @throws Refusal if it is too long, or holds a character no text column can keep
     */
    static Transcript read(Game game, String written) {
        // The blanks around a number grid may be its empty squares.
        String text = written == null || written.isBlank() ? "" : written;
        if (text.indexOf('\0') >= 0) {
            throw new Refusal("refusal.invisibleCharacters", "me.record");
        }
        Transcript transcript = game.read(text);
        if (transcript.verdict() == Verdict.TOO_LONG) {
            throw new Refusal("refusal.recordTooLong", Transcript.MAX_LENGTH);
        }
        return transcript;
    }

    static GameRecord replace(
            EntityManager entities,
            Game game,
            Source source,
            Transcript transcript,
            GameScoring scoring,
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
