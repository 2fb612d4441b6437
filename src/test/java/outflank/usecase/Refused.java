package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What a use case must not do. */
final class Refused {

    private Refused() {}

    /** Holds that a use case is refused, for just this reason. */
    static void refused(String key, Runnable useCase) {
        assertThatThrownBy(useCase::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
