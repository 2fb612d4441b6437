package outflank.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Verdict;

/** Number grids of paper sheets, one or many in a file. */
class GridTest {

    private static final String GRID = """
               a  b  c  d  e  f  g  h
            1  .  .  .  .  .  .  .  .
            2  .  .  .  .  .  .  .  .
            3  .  .  3  4  .  .  .  .
            4  .  .  5  O  X  6  .  .
            5  .  .  .  X  O  1  .  .
            6  .  .  .  2  .  .  .  .
            7  .  .  .  .  .  .  .  .
            8  .  .  .  .  .  .  .  .
            """;

    @Test
    void gridsFollowEachOtherWithNamesAbove() {
        ReadGames read = ReadGames.of("Black: Anna\nWhite: Berta\nScore: 40-24\n" + GRID + "\nCarla - Dora 33-31\n\n"
                + GRID + "Black: Emma\n" + GRID);
        assertThat(read.format()).isEqualTo(GameFormat.GRID);
        assertThat(read.games()).extracting(RecordedGame::black).containsExactly("Anna", "Carla", "Emma");
        assertThat(read.games()).extracting(RecordedGame::white).containsExactly("Berta", "Dora", "");
        assertThat(read.moves()).containsOnly("f5d6c3d3c4f4");
        assertThat(read.games().get(0).blackDiscs()).hasValue(40);
        assertThat(read.kinds()).isEmpty();
    }

    @Test
    void aProblemOfTheGridIsThatOfTheGame() {
        RecordedGame game = ReadGames.of(GRID.replace(" 5 ", " 4 ")).game();
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.DUPLICATE_NUMBER);
        assertThat(game.transcript().at()).isEqualTo(4);
    }

    @Test
    void linesBetweenGridsArePassedOver() {
        ReadGames read = ReadGames.of("Round two, table five\n" + GRID + "\n\n1 2 3\n\nSee you next year\n\n" + GRID);
        assertThat(read.games()).hasSize(2);
    }
}
