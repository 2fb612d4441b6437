package outflank.print;

import java.util.Objects;

/**
 * The coupon of one game, on which the two players write their result.
 *
 * @param tournament name of the tournament
 * @param round heading such as "Round 3"
 * @param table heading such as "Table 12"
 * @param black name of the player with the black discs
 * @param white name of the player with the white discs
 */
public record ResultSlip(String tournament, String round, String table, String black, String white) {

    public ResultSlip {
        Objects.requireNonNull(tournament, "tournament");
        Objects.requireNonNull(round, "round");
        Objects.requireNonNull(table, "table");
        Objects.requireNonNull(black, "black");
        Objects.requireNonNull(white, "white");
    }

    /**
     * What stands beside the fields of every slip.
     *
     * @param black the word for Black
     * @param white the word for White
     * @param discs the word for discs
     * @param signature the word for a signature
     */
    public record Words(String black, String white, String discs, String signature) {}
}
