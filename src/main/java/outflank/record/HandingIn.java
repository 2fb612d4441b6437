package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.EnteringResults;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** A player hands in the score of his game and, if he has one, his record of it. */
@UseCase
public class HandingIn {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private EnteringResults results;

    @Inject
    private History history;

    /**
     * Takes what a player hands in. A record that cannot be right is kept with its verdict: nothing a player wrote is
     * lost, and the director decides. When both sides say the same and no record says otherwise, the result becomes
     * official, if the tournament's rules say so.
     *
     * @param player the player, known by his link
     * @param gameId one of his games in a published round
     * @param score the score he says, null to take it from a complete record
     * @param written his record in any form, empty if he has none
     * @return the sheet of the game as it stands now
     * @throws Refusal if it is not his game, nothing was given, or the score cannot be
     */
    public GameSheet submit(Actor player, UUID gameId, ReportedScore score, String written) {
        Entrant entrant = entrants.ofPlayer(player);
        Tournament tournament = tournaments.lock(entrant.tournament().id());
        Game game = rounds.requirePublishedGame(tournament.id(), gameId);
        Color color = game.colorOf(entrant.id());
        if (color == null) {
            throw new Refusal("refusal.notYourGame");
        }
        Transcript transcript = Records.read(game, written);
        boolean hasRecord = !transcript.written().isEmpty();
        ReportedScore spoken = score == null ? scoreOf(transcript, tournament) : score;
        ReportedScore said = spoken == null ? null : spoken.heldAsAgreed(game);
        if (said == null && !hasRecord) {
            throw new Refusal("refusal.nothingHandedIn");
        }
        boolean decided = results.inForce(gameId).isPresent();
        if (decided && score != null && !hasRecord) {
            throw new Refusal("refusal.alreadyConfirmed");
        }
        if (hasRecord) {
            requireNotShown(game, color, transcript);
            keepRecord(player, game, Source.of(color), transcript, tournament);
        }
        if (said != null && !decided) {
            keepReport(player, game, color, said.checked(tournament.rules()));
        }
        entities.flush();
        GameSheet sheet = sheets.ofGame(game);
        if (sheet.state() == SheetState.AGREED && tournament.rules().confirmAgreed()) {
            results.agree(player, game, sheet.proposal().orElseThrow().result(tournament.rules()));
            entities.flush();
            sheet = sheets.ofGame(game);
        }
        OfficialRecord.choose(entities, sheet);
        return sheet;
    }

    /**
     * The record everybody sees is not the player's to change: the director may have chosen it, and another one would take
     * its place unseen. Only where it is not a whole game, a whole one may follow.
     */
    private void requireNotShown(Game game, Color color, Transcript transcript) {
        boolean shown = sheets.ofGame(game)
                .record(Source.of(color))
                .filter(GameRecord::isOfficial)
                .filter(record -> record.transcript().isComplete() || !transcript.isComplete())
                .isPresent();
        if (shown) {
            throw new Refusal("refusal.recordShown");
        }
    }

    private static ReportedScore scoreOf(Transcript transcript, Tournament tournament) {
        if (!transcript.isComplete()) {
            return null;
        }
        Score score =
                tournament.rules().game().scoring().score(transcript.replay().end());
        return new ReportedScore(score.blackHalfDiscs(), score.whiteHalfDiscs(), null);
    }

    private void keepRecord(Actor actor, Game game, Source source, Transcript transcript, Tournament tournament) {
        Records.replace(
                entities, game, source, transcript, tournament.rules().game().scoring(), actor.name());
        history.write(
                tournament.id(),
                actor,
                Action.RECORD_SUBMITTED,
                Change.to(game.label(), transcript.verdict() + " " + transcript.moveCount()));
    }

    private void keepReport(Actor actor, Game game, Color color, ReportedScore score) {
        String before = "";
        for (ScoreReport standing : entities.createQuery(
                        "select r from ScoreReport r where r.game = :game and r.side = :side and r.replacedAt is null",
                        ScoreReport.class)
                .setParameter("game", game)
                .setParameter("side", color)
                .getResultList()) {
            if (standing.score().equals(score)) {
                return;
            }
            before = standing.score().text();
            standing.replace();
        }
        // The old row must be written before the new one: only one report of a side is in force.
        entities.flush();
        entities.persist(new ScoreReport(game, color, score));
        history.write(
                game.round().tournament().id(),
                actor,
                Action.SCORE_REPORTED,
                new Change(game.label(), before, score.text(), ""));
    }
}
