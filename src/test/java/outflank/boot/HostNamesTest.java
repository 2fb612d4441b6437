package outflank.boot;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A machine whose own name nobody knows, as a laptop without a network, still runs a tournament. */
class HostNamesTest {

    @Test
    void aMachineThatKnowsItselfNeedsNoList() throws Exception {
        assertThat(HostNames.unknownOwnName(() -> "hall")).isEmpty();
    }

    @Test
    void theNameNobodyKnowsIsThisMachine() throws Exception {
        assertThat(HostNames.unknownOwnName(() -> {
                    throw new UnknownHostException("hall: hall: Name or service not known");
                }))
                .contains("hall");
        assertThat(HostNames.lines("hall", List.of("127.0.0.1")))
                .containsExactly("127.0.0.1 localhost", "127.0.0.1 hall", "127.0.0.1 127.0.0.1");
    }

    @Test
    void theHostsOfTheDatabaseStayKnown() {
        assertThat(new DatabaseAddress("jdbc:postgresql://one:5433,two/outflank", "", "").hosts())
                .containsExactly("one", "two");
        assertThat(new DatabaseAddress("jdbc:postgresql:outflank", "", "").hosts())
                .containsExactly("localhost");
    }
}
