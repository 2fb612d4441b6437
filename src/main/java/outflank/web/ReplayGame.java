package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Result;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.record.GameRecord;
import outflank.record.GameSheets;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Rounds;
import outflank.tournament.ScoreText;

/** One game of a published round: the official result and the official record, and where the two differ. */
@Named
@RequestScoped
public class ReplayGame {

    @Inject
    private ShownTournament shown;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    private Game game;
    private Result result;
    private GameRecord record;

    /** Loads what the page shows. */
    public void load() {
        asked().flatMap(rounds::publishedGame).ifPresentOrElse(this::load, shown::missing);
    }

    private void load(Game found) {
        game = found;
        shown.show(game.round().tournament());
        result = rounds.resultsOf(game.id()).stream()
                .filter(GameResult::isInForce)
                .findFirst()
                .map(GameResult::result)
                .orElse(null);
        record = sheets.officialRecord(game.id()).orElse(null);
    }

    private static Optional<UUID> asked() {
        try {
            return Optional.ofNullable(Faces.getRequestParameter("id")).map(UUID::fromString);
        } catch (IllegalArgumentException noId) {
            return Optional.empty(); // Whoever mistypes an address is told that there is no such page.
        }
    }

    public Game getGame() {
        return game;
    }

    /** The official result; null while there is none. */
    public Result getResult() {
        return result;
    }

    /** Whether there is a record with moves to replay. */
    public boolean isRecorded() {
        return record != null && !getMoves().isEmpty();
    }

    /** The legal moves of the record. */
    public String getMoves() {
        return getTranscript().moves();
    }

    /** The record as it was read. */
    public Transcript getTranscript() {
        return record.transcript();
    }

    /** The numbers of the moves after which discs lay otherwise than the rules say; empty if there are none. */
    public String getIrregularMoves() {
        return isRecorded() ? DescribeSheet.irregularMoves(getTranscript()) : "";
    }

    /** The score at the end of the record where it is not the official one; else null. */
    public String getRecordedScore() {
        Optional<Score> recorded = record == null ? Optional.empty() : record.score();
        return recorded.filter(score -> result != null
                        && (score.blackHalfDiscs() != result.blackHalfDiscs()
                                || score.whiteHalfDiscs() != result.whiteHalfDiscs()))
                .map(score -> ScoreText.discs(score.blackHalfDiscs()) + "–" + ScoreText.discs(score.whiteHalfDiscs()))
                .orElse(null);
    }
}
