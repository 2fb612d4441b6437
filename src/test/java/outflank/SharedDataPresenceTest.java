package outflank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

/** Tests on the shared data run whenever they are there, and are never left out unnoticed where all tests have to run. */
class SharedDataPresenceTest {

    @Test
    void withTheFolderTheTestRuns() {
        assertThat(SharedData.Presence.evaluate(true, false).isDisabled()).isFalse();
        assertThat(SharedData.Presence.evaluate(true, true).isDisabled()).isFalse();
    }

    @Test
    void withoutTheFolderItIsLeftOutExceptWhereEveryTestHasToRun() {
        assertThat(SharedData.Presence.evaluate(false, false).isDisabled()).isTrue();
        assertThatIllegalStateException()
                .isThrownBy(() -> SharedData.Presence.evaluate(false, true))
                .withMessageContaining("shared data are missing");
    }
}
