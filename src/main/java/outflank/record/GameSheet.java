package outflank.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.othello.Move;
import outflank.othello.Score;
import outflank.othello.Side;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.ScoreText;

/**
 * Everything that is known of one game: what the players say, the records, the official result, and how they fit
 * together.
 *
 * @param game the game
 * @param reports what each player says, as far as they have said anything
 * @param records the records in force by who handed them in
 * @param result the official result in force
 */
public record GameSheet(
        Game game, Map<Color, ScoreReport> reports, Map<Source, GameRecord> records, Optional<GameResult> result) {

    /** Where the game stands. */
    public SheetState state() {
        if (result.isPresent()) {
            return SheetState.CONFIRMED;
        }
        if (reports.isEmpty() && records.isEmpty()) {
            return SheetState.NONE;
        }
        if (!differences().isEmpty()) {
            return SheetState.CONFLICT;
        }
        return reports.size() == 2 ? SheetState.AGREED : SheetState.REPORTED;
    }

    /** All that does not fit together, the weightiest first. An incomplete record contradicts nothing. */
    public List<Difference> differences() {
        List<Difference> differences = new ArrayList<>();
        Optional<ScoreReport> black = report(Color.BLACK);
        Optional<ScoreReport> white = report(Color.WHITE);
        if (result.isEmpty()
                && black.isPresent()
                && white.isPresent()
                && !black.get().score().equals(white.get().score())) {
            differences.add(new Difference(
                    Difference.Kind.REPORTS,
                    black.get().score().text(),
                    white.get().score().text(),
                    0));
        }
        for (Source source : Source.values()) {
            recordDifference(source).ifPresent(differences::add);
        }
        recordsDifference().ifPresent(differences::add);
        return differences;
    }

    /** The score that would be confirmed now: what was said, else what a complete record shows. */
    public Optional<ReportedScore> proposal() {
        return Optional.ofNullable(reports.get(Color.BLACK))
                .or(() -> Optional.ofNullable(reports.get(Color.WHITE)))
                .map(ScoreReport::score)
                .or(() -> records.values().stream()
                        .flatMap(record -> record.score().stream())
                        .findFirst()
                        .map(score -> new ReportedScore(score.blackHalfDiscs(), score.whiteHalfDiscs(), null)
                                .heldAsAgreed(game)));
    }

    /** The record everybody sees: the official one; before there is an official result, none. */
    public Optional<GameRecord> officialRecord() {
        return records.values().stream().filter(GameRecord::isOfficial).findFirst();
    }

    /** What this player says. */
    public Optional<ScoreReport> report(Color color) {
        return Optional.ofNullable(reports.get(color));
    }

    /** The record in force that this source handed in. */
    public Optional<GameRecord> record(Source source) {
        return Optional.ofNullable(records.get(source));
    }

    /** The record that fits the official result best: the same score, then complete, then longest, the desk's first. */
    Optional<GameRecord> bestRecord() {
        return records.values().stream()
                .max(Comparator.comparing(this::hasOfficialScore)
                        .thenComparing(record -> record.transcript().isComplete())
                        .thenComparing(record -> record.transcript().moveCount())
                        .thenComparing(GameRecord::source));
    }

    private boolean hasOfficialScore(GameRecord record) {
        return record.score().filter(this::leadsToResult).isPresent();
    }

    /** Whether a board is the official result's: by its score, or by what running out of time makes of it. */
    private boolean leadsToResult(Score board) {
        if (result.isEmpty()) {
            return false;
        }
        Result decided = result.get().result();
        Score official = new Score(decided.blackHalfDiscs(), decided.whiteHalfDiscs());
        if (decided.kind() != ResultKind.TIME_OUT || official.isDraw()) {
            return board.equals(official);
        }
        Side winner = official.winner().orElseThrow();
        return official.equals(Score.wholeBoardTo(winner)) || official.equals(outOfTime(board, winner.opposite()));
    }

    private Score outOfTime(Score board, Side loser) {
        return game.round().tournament().rules().game().timeOut().score(board, loser);
    }

    /** What the score would be if this player had run out of time, as far as a board or the players tell the discs. */
    public Optional<Score> outOfTime(Color loser) {
        return proposal()
                .map(told -> new Score(told.blackHalfDiscs(), told.whiteHalfDiscs()))
                .map(board -> outOfTime(board, loser == Color.BLACK ? Side.BLACK : Side.WHITE));
    }

    /** A record that ends with another score than the official one, or while there is none, than its player's own. */
    private Optional<Difference> recordDifference(Source source) {
        Optional<Score> shown = record(source).flatMap(GameRecord::score);
        Optional<ReportedScore> said = said(source);
        if (shown.isEmpty()
                || said.isEmpty()
                || leadsToResult(shown.get())
                || said.get().hasDiscs(shown.get().blackHalfDiscs(), shown.get().whiteHalfDiscs())) {
            return Optional.empty();
        }
        String replayed = ScoreText.discs(shown.get().blackHalfDiscs()) + "–"
                + ScoreText.discs(shown.get().whiteHalfDiscs());
        Difference.Kind kind =
                switch (source) {
                    case BLACK -> Difference.Kind.BLACK_RECORD;
                    case WHITE -> Difference.Kind.WHITE_RECORD;
                    case DESK -> Difference.Kind.DESK_RECORD;
                };
        return Optional.of(new Difference(kind, said.get().text(), replayed, 0));
    }

    private Optional<ReportedScore> said(Source source) {
        if (result.isPresent()) {
            var official = result.get().result();
            return Optional.of(new ReportedScore(official.blackHalfDiscs(), official.whiteHalfDiscs(), null));
        }
        Color own = source == Source.WHITE ? Color.WHITE : Color.BLACK;
        return report(own).or(() -> report(own.opposite())).map(ScoreReport::score);
    }

    private Optional<Difference> recordsDifference() {
        Optional<GameRecord> black = record(Source.BLACK);
        Optional<GameRecord> white = record(Source.WHITE);
        if (black.isEmpty() || white.isEmpty() || officialRecord().isPresent()) {
            return Optional.empty();
        }
        var one = black.get().transcript();
        var other = white.get().transcript();
        if (!one.isComplete() || !other.isComplete()) {
            return Optional.empty();
        }
        OptionalInt at = one.firstDifference(other);
        return at.isEmpty()
                ? Optional.empty()
                : Optional.of(new Difference(
                        Difference.Kind.RECORDS, move(one, at.getAsInt()), move(other, at.getAsInt()), at.getAsInt()));
    }

    private static String move(Transcript transcript, int number) {
        List<Move> moves = transcript.inStandardOrientation().moveList();
        return moves.size() < number ? "–" : moves.get(number - 1).name();
    }
}
