package outflank.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.othello.transcript.Transcript;

/** Collects what a reader finds about one game. */
public final class RecordedGameBuilder {

    private final List<FormatProblem> remarks = new ArrayList<>();
    private String black = "";
    private String white = "";
    private String event = "";
    private String date = "";
    private StatedResult result = StatedResult.UNSAID;
    private OptionalInt theoreticalBlackDiscs = OptionalInt.empty();
    private List<Integer> thinkingMillis = List.of();

    public void black(String name) {
        black = HeaderText.clean(name);
    }

    public void white(String name) {
        white = HeaderText.clean(name);
    }

    public void event(String name) {
        event = HeaderText.clean(name);
    }

    /** Whether a tournament was named. */
    public boolean hasEvent() {
        return !event.isEmpty();
    }

    /** The date in any form that {@link WrittenDate} reads; any other is no date. */
    public void date(String written) {
        date = WrittenDate.read(written);
    }

    public void result(StatedResult stated) {
        result = stated;
    }

    /** What was said about the result so far. */
    public StatedResult result() {
        return result;
    }

    public void theoreticalBlackDiscs(int discs) {
        theoreticalBlackDiscs = OptionalInt.of(discs);
    }

    /** Thinking times, one for each move. */
    public void thinkingMillis(List<Integer> times) {
        thinkingMillis = times;
    }

    /** Notes something that was noticed about the game; beyond {@link GameReader#MAX_REMARKS} nothing more is. */
    public void remark(FormatProblem.Kind kind, Place place, String found) {
        if (remarks.size() < GameReader.MAX_REMARKS) {
            remarks.add(new FormatProblem(kind, place, found));
        }
    }

    /** The game with this number and these moves. */
    public RecordedGame build(long number, Transcript transcript) {
        List<FormatProblem> placed = remarks.stream()
                .map(remark -> new FormatProblem(remark.kind(), remark.place().inGame(number), remark.found()))
                .toList();
        GameDetails details = new GameDetails(
                result.ending(),
                result.blackDiscs().isPresent() ? Optional.empty() : result.winner(),
                theoreticalBlackDiscs,
                thinkingMillis);
        return new RecordedGame(number, black, white, event, date, result.blackDiscs(), transcript, details, placed);
    }
}
