package outflank.record;

import java.util.List;
import java.util.Optional;
import outflank.competition.Color;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Entrant;
import outflank.tournament.Game;
import outflank.tournament.GameResult;

/**
 * What one of the two players may see of a game's sheet. What the opponent handed in stays hidden until both have: nobody
 * copies the other's score or record.
 */
public final class PlayerSheet {

    private final GameSheet sheet;
    private final Color color;

    PlayerSheet(GameSheet sheet, Color color) {
        this.sheet = sheet;
        this.color = color;
    }

    public Game game() {
        return sheet.game();
    }

    /** The color this player has. */
    public Color color() {
        return color;
    }

    public Entrant opponent() {
        return color == Color.BLACK ? game().white() : game().black();
    }

    /** The official result. */
    public Optional<GameResult> result() {
        return sheet.result();
    }

    /** Whether this player has handed in a score or a record. */
    public boolean hasHandedIn() {
        return hasHandedIn(color);
    }

    /** Whether the opponent has handed in a score or a record. */
    public boolean hasOpponentHandedIn() {
        return hasHandedIn(color.opposite());
    }

    /** The score this player says. */
    public Optional<ReportedScore> score() {
        return sheet.report(color).map(ScoreReport::score);
    }

    /** The record this player handed in. */
    public Optional<Transcript> record() {
        return sheet.record(Source.of(color)).map(GameRecord::transcript);
    }

    /**
     * Whether this player may see what the opponent handed in: once he has said a score of his own, because a scribble in
     * place of a record must not buy a look, or once the result is official.
     */
    public boolean seesOpponent() {
        return hasOpponentHandedIn() && (score().isPresent() || result().isPresent());
    }

    /** The score the opponent says, if this player may see it. */
    public Optional<ReportedScore> opponentScore() {
        return seesOpponent() ? sheet.report(color.opposite()).map(ScoreReport::score) : Optional.empty();
    }

    /** The record the opponent handed in, if this player may see it. */
    public Optional<Transcript> opponentRecord() {
        return seesOpponent()
                ? sheet.record(Source.of(color.opposite())).map(GameRecord::transcript)
                : Optional.empty();
    }

    /** What does not fit together in all this player may see. */
    public List<Difference> differences() {
        Difference.Kind own = color == Color.BLACK ? Difference.Kind.BLACK_RECORD : Difference.Kind.WHITE_RECORD;
        return sheet.differences().stream()
                .filter(difference -> seesOpponent() || score().isPresent() && difference.kind() == own)
                .toList();
    }

    /** Where the game stands for this player. */
    public SheetState state() {
        if (sheet.result().isPresent() || seesOpponent()) {
            return sheet.state();
        }
        if (!hasHandedIn()) {
            return SheetState.NONE;
        }
        return differences().isEmpty() ? SheetState.REPORTED : SheetState.CONFLICT;
    }

    private boolean hasHandedIn(Color side) {
        return sheet.report(side).isPresent() || sheet.record(Source.of(side)).isPresent();
    }
}
