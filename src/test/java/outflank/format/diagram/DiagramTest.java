package outflank.format.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;

/** Diagrams as books print them. */
class DiagramTest {

    private static final RecordedGame GAME = ReadGames.of("(;GM[2]PB[Anna & <Co>]PW[Berta]EV[Cup]DT[1994]RE[B+2]"
                    + ";B[f5];W[d6];B[c4];W[g5];B[d7];W[c7];B[h5];W[d8];B[b8];W[b7];B[b6];W[a7];W[b5];B[a6])")
            .game();

    @Test
    void everySquareShowsTheNumberOfItsMove() {
        assertThat(TextDiagram.of(GAME)).isEqualTo("""
                Anna & <Co> - Berta 33-31
                Cup, 1994
                     a    b    c    d    e    f    g    h
                   +----+----+----+----+----+----+----+----+
                 1 |    |    |    |    |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 2 |    |    |    |    |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 3 |    |    |    |    |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 4 |    |    | 3  | O  | X  |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 5 |    |(13)|    | X  | O  | 1  |(4) | 7  |
                   +----+----+----+----+----+----+----+----+
                 6 | 14 | 11 |    |(2) |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 7 |(12)|(10)|(6) | 5  |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                 8 |    | 9  |    |(8) |    |    |    |    |
                   +----+----+----+----+----+----+----+----+
                Pass before 13
                """);
    }

    @Test
    void thePictureHasADiscForEachMoveAndForTheStart() throws Exception {
        Document picture = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(SvgDiagram.of(GAME).getBytes(StandardCharsets.UTF_8)));
        assertThat(picture.getElementsByTagName("circle").getLength()).isEqualTo(14 + 4);
        assertThat(picture.getDocumentElement().getTextContent()).contains("Anna & <Co> - Berta 33-31", "Cup, 1994");
    }

    /** Pages put it into their own text, so it must not hold what somebody wrote. */
    @Test
    void theBoardAloneHoldsNothingThatSomebodyWrote() {
        String board = SvgDiagram.board(GAME.transcript().replay());
        assertThat(board).doesNotContain("Anna", "Cup");
        assertThat(board).startsWith("<svg ").endsWith("</svg>\n");
    }
}
