package outflank.format.wof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;

class PlayerListReaderTest {

    @Test
    void bothFormsOfLinesAreRead() throws IOException {
        String list = "% The list\n\npays = ARG\n280016 ACUNA, Ricardo   %_<1641>\n  280017 DE LA CRUZ, Ana\n"
                + "pays = \"DEU\";\n000079 MÜLLER, Jörg {AUT} <-12> 'plays on\n5 O'NEIL, Sinéad 'a comment <1>\n";
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            assertThat(read(list, charset))
                    .containsExactly(
                            new ListedPlayer("280016", "ACUNA", "Ricardo", "ARG", 1641),
                            new ListedPlayer("280017", "DE LA CRUZ", "Ana", "ARG", 0),
                            new ListedPlayer("79", "MÜLLER", "Jörg", "AUT", 0),
                            new ListedPlayer("5", "O'NEIL", "Sinéad", "DEU", 0));
        }
    }

    @Test
    void fiftyThousandPlayersAreReadOneByOne() throws IOException {
        StringBuilder list = new StringBuilder("pays = JPN\r\n");
        for (int id = 1; id <= 50_000; id++) {
            list.append(id)
                    .append(" PLAYER")
                    .append(id)
                    .append(", Given %_<")
                    .append(id % 2500)
                    .append(">\r\n");
        }
        assertThat(read(list.toString(), StandardCharsets.US_ASCII)).hasSize(50_000);
    }

    @Test
    void whatIsNoListIsRefused() {
        assertThatThrownBy(() -> read("nothing\n", StandardCharsets.UTF_8))
                .isInstanceOfSatisfying(
                        UnusableFile.class,
                        refusal -> assertThat(refusal.problem().kind()).isEqualTo(Kind.NO_TOURNAMENT));
        assertThatThrownBy(() -> read("1 A, B\n" + "no player\n".repeat(2_000), StandardCharsets.UTF_8))
                .hasMessageStartingWith("line 1002: ");
    }

    private static List<ListedPlayer> read(String list, Charset charset) throws IOException {
        List<ListedPlayer> players = new ArrayList<>();
        try (PlayerListReader reader = PlayerListReader.open(new ByteArrayInputStream(list.getBytes(charset)))) {
            Optional<ListedPlayer> player = reader.next();
            while (player.isPresent()) {
                players.add(player.get());
                player = reader.next();
            }
        }
        return players;
    }
}
