package outflank.boot.command;

import java.util.Optional;
import outflank.format.GameFormat;

/** The counts of one file while it is read. */
final class FileTally {

    private Optional<GameFormat> format = Optional.empty();
    private long games;
    private long finished;
    private long truncated;
    private long scoreDiffers;

    void format(GameFormat recognized) {
        format = Optional.of(recognized);
    }

    void count(CheckedGame game) {
        games++;
        finished += game.status() == CheckedGame.Status.FINISHED ? 1 : 0;
        truncated += game.status() == CheckedGame.Status.TRUNCATED ? 1 : 0;
        scoreDiffers += game.scoreDiffers() ? 1 : 0;
    }

    /** The format; empty if the file could not be used. */
    Optional<GameFormat> format() {
        return format;
    }

    long games() {
        return games;
    }

    long finished() {
        return finished;
    }

    long truncated() {
        return truncated;
    }

    /** Games that cannot be played through, for whatever reason. */
    long illegal() {
        return games - finished - truncated;
    }

    long scoreDiffers() {
        return scoreDiffers;
    }

    Found found() {
        return finished == games && scoreDiffers == 0 ? Found.NOTHING : Found.SOMETHING;
    }
}
