package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import outflank.archive.ArchiveSearch;
import outflank.archive.SoughtResult;
import outflank.othello.Side;

/** A search stands whole in the address of its page, and an address somebody has mistyped is still a page. */
class ArchiveAddressTest {

    @Test
    void whatIsWrittenIsReadAgain() {
        ArchiveSearch search = new ArchiveSearch(
                "\"Åse & Co = 50 %\"",
                Optional.of(Side.WHITE),
                "Bob",
                "Cup #1",
                Optional.of(1994),
                Optional.of(2018),
                "tiger",
                Optional.of(SoughtResult.TRUNCATED),
                Optional.of(12),
                true);
        assertThat(read(ArchiveAddress.write(search))).isEqualTo(search);
    }

    @Test
    void askingForNothingIsAnEmptyAddress() {
        assertThat(ArchiveAddress.write(ArchiveSearch.EVERYTHING)).isEmpty();
        assertThat(read("player=&from=&result=")).isEqualTo(ArchiveSearch.EVERYTHING);
    }

    @Test
    void whatCannotBeUnderstoodAsksForNothing() {
        assertThat(read("from=19x4&to=99999&result=victory&color=red&opening=nobody&import=-1&order=random"))
                .isEqualTo(ArchiveSearch.EVERYTHING);
        assertThat(ArchiveAddress.page(Map.of("page", "0")::get)).isEqualTo(1);
        assertThat(ArchiveAddress.page(Map.of("page", "7")::get)).isEqualTo(7);
    }

    @Test
    void aTextIsNotLongerThanAName() {
        assertThat(read("player=" + "x".repeat(5_000)).player()).hasSize(ArchiveAddress.LONGEST_TEXT);
    }

    private static ArchiveSearch read(String address) {
        Map<String, String> parameters = Arrays.stream(address.split("&"))
                .map(parameter -> parameter.split("=", 2))
                .filter(parameter -> parameter.length == 2)
                .collect(Collectors.toMap(
                        parameter -> parameter[0],
                        parameter -> URLDecoder.decode(parameter[1], StandardCharsets.UTF_8)));
        return ArchiveAddress.read(parameters::get);
    }
}
