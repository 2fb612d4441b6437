package outflank.othello;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Just enough of the WTHOR format (othello.md, section 6) to replay its games. */
public final class WthorFile {

    private static final int HEADER_BYTES = 16;
    private static final int PLAYERS_BYTES = 6;
    private static final int MOVES = 60;

    /**
     * @param number the number of the game in the file, from 1
     * @param blackDiscs the official score of Black: 0 to 64
     * @param moves the moves in canonical form
     */
    public record Game(int number, int blackDiscs, String moves) {}

    private WthorFile() {}

    public static List<Game> games(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int count = bytes.getInt(4);
        int recordBytes = PLAYERS_BYTES + 2 + MOVES;
        if (file.length != HEADER_BYTES + count * recordBytes) {
            throw new IllegalArgumentException("the header promises " + count + " games in " + file.length + " bytes");
        }
        List<Game> games = new ArrayList<>(count);
        for (int game = 0; game < count; game++) {
            int begin = HEADER_BYTES + game * recordBytes;
            StringBuilder moves = new StringBuilder();
            for (int move = begin + PLAYERS_BYTES + 2; move < begin + recordBytes && file[move] != 0; move++) {
                moves.append((char) ('a' + file[move] % 10 - 1)).append((char) ('1' + file[move] / 10 - 1));
            }
            games.add(new Game(game + 1, Byte.toUnsignedInt(file[begin + PLAYERS_BYTES]), moves.toString()));
        }
        return games;
    }
}
