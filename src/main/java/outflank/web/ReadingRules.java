package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import outflank.competition.Result;
import outflank.othello.GameScoring;
import outflank.othello.Score;
import outflank.othello.Variant;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Repairs;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;

/** By which rules a record is read: those of the game it is of, as far as that is known. */
@RequestScoped
public class ReadingRules {

    @Inject
    private Rounds rounds;

    @Inject
    private Tournaments tournaments;

    /**
     * Rules to read by.
     *
     * @param reading how a text becomes a record
     * @param scoring how a finished board becomes a score
     * @param official the score both players signed; empty if nobody knows it
     */
    record Rules(Function<String, Transcript> reading, GameScoring scoring, Optional<Score> official) {

        /** Whether the record is a whole game that ends with another score than the signed one. */
        boolean contradict(Transcript read) {
            return read.isComplete()
                    && official.isPresent()
                    && !scoring.score(read.replay().end()).equals(official.get());
        }

        /** How a record may have been meant; a game that ends with the official score is likelier. */
        List<Repair> repairs(Transcript read) {
            List<Repair> repairs = official.isPresent() ? Repairs.of(read, scoring, official.get()) : Repairs.of(read);
            return repairs.stream().filter(this::isAllowed).toList();
        }

        /** A repair knows the rules of play, but no opening that is prescribed for the game. */
        private boolean isAllowed(Repair repair) {
            Transcript repaired = repair.repaired();
            return reading.apply(repaired.moves()).moveCount() == repaired.moveCount();
        }
    }

    /** The score somebody typed beside a record takes the place of an official one, if it is a score at all. */
    Rules of(String game, String tournament, String black, String white) {
        Rules rules = of(game, tournament);
        return typed(black, white)
                .map(score -> new Rules(rules.reading(), rules.scoring(), Optional.of(score)))
                .orElse(rules);
    }

    private static Optional<Score> typed(String black, String white) {
        if (black == null || white == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Score(
                    TypedDiscs.halfDiscs(black, "me.discsOfBlack"), TypedDiscs.halfDiscs(white, "me.discsOfWhite")));
        } catch (Refusal | IllegalArgumentException noScore) {
            return Optional.empty(); // Handing it in will say what is wrong with it; here it just proves nothing.
        }
    }

    /**
     * The rules of a game of a published round, else of a tournament, else of Othello.
     *
     * @param game id of the game; null, or anything else, if it is not known
     * @param tournament the tournament's name in addresses; null, or anything else, if it is not known
     */
    Rules of(String game, String tournament) {
        return id(game).flatMap(rounds::publishedGame)
                .map(this::of)
                .or(() -> Optional.ofNullable(tournament)
                        .flatMap(tournaments::bySlug)
                        .map(ReadingRules::of))
                .orElse(new Rules(Transcript::read, GameScoring.OFFICIAL, Optional.empty()));
    }

    private Rules of(Game game) {
        Optional<Score> official = rounds.resultsOf(game.id()).stream()
                .filter(GameResult::isInForce)
                .findFirst()
                .map(GameResult::result)
                .filter(result -> result.kind().played())
                .map(ReadingRules::score);
        return new Rules(game::read, of(game.round().tournament()).scoring(), official);
    }

    private static Rules of(Tournament tournament) {
        Variant variant = tournament.rules().game().variant();
        return new Rules(
                text -> Transcript.read(text, variant),
                tournament.rules().game().scoring(),
                Optional.empty());
    }

    private static Score score(Result result) {
        return new Score(result.blackHalfDiscs(), result.whiteHalfDiscs());
    }

    static Optional<UUID> id(String text) {
        boolean isId = text != null && text.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        return isId ? Optional.of(UUID.fromString(text)) : Optional.empty();
    }
}
