package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PenaltiesTest {

    @Test
    void theTableOfPappHasTheSourcedValues() {
        Penalties papp = Penalties.papp();

        assertThat(papp.colorBalance()).containsExactly(0, 20, 105, 225, 530, 1075);
        assertThat(papp.scoreGap()).startsWith(0, 20_000, 40_588, 62_785, 87_119, 114_041, 143_998);
        assertThat(papp.scoreGap()).hasSize(25).endsWith(2_079_081);
        assertThat(papp.elitism()).isEqualTo(new TreeMap<>(Map.of(1, 100, 4, 200, 6, 300, 10, 400)));
    }

    @Test
    void everyFurtherHalfPointCostsMoreThanTheOneBefore() {
        List<Integer> gaps = Penalties.papp().scoreGap();
        for (int gap = 2; gap < gaps.size(); gap++) {
            assertThat(gaps.get(gap) - gaps.get(gap - 1))
                    .as("gap of %d half points", gap)
                    .isGreaterThan(gaps.get(gap - 1) - gaps.get(gap - 2));
        }
    }

    @Test
    void aTableThatWouldPairNonsenseIsRefused() {
        assertThatThrownBy(() -> table(List.of(0, 20), List.of(0, 20_000), -1, 0))
                .hasMessage("same-color-again: must be 0 to 100000000, not -1");
        assertThatThrownBy(() -> table(List.of(0, 20), List.of(0, 20_000), Penalties.HIGHEST + 1, 0))
                .hasMessageContaining("must be 0 to 100000000");
        assertThatThrownBy(() -> table(List.of(0), List.of(0, 20_000), 0, 0))
                .hasMessageContaining("color-balance: needs a cost");
        assertThatThrownBy(() -> table(List.of(0, 20), List.of(0, 20_000, 10_000), 0, 0))
                .hasMessageContaining("a score gap of 2");
        assertThatThrownBy(() -> table(List.of(0, 20), List.of(0, 15), 0, 10)).hasMessageContaining("floating back");
    }

    private static Penalties table(List<Integer> balance, List<Integer> gaps, int sameColor, int floatBack) {
        return new Penalties(
                balance,
                sameColor,
                gaps,
                25,
                floatBack,
                5_000_000,
                1,
                Avoidance.always(2),
                Avoidance.always(0),
                new TreeMap<>());
    }
}
