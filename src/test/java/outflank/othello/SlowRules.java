package outflank.othello;

/** The rule of outflanking once more, walking square by square: slow, but there is nothing in it to get wrong. */
final class SlowRules {

    private SlowRules() {}

    static long flips(Position position, int square) {
        if (position.sideAt(square).isPresent()) {
            return 0;
        }
        long flips = 0;
        for (int right = -1; right <= 1; right++) {
            for (int down = -1; down <= 1; down++) {
                flips |= right == 0 && down == 0 ? 0 : line(position, square, right, down);
            }
        }
        return flips;
    }

    static long legalMoves(Position position) {
        long moves = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            moves |= flips(position, square) != 0 ? Square.bit(square) : 0;
        }
        return moves;
    }

    private static long line(Position position, int square, int right, int down) {
        long line = 0;
        int column = square % 8 + right;
        int row = square / 8 + down;
        while (column >= 0 && column < 8 && row >= 0 && row < 8) {
            int here = 8 * row + column;
            Side side = position.sideAt(here).orElse(null);
            if (side != position.toMove().opposite()) {
                return side == position.toMove() ? line : 0;
            }
            line |= Square.bit(here);
            column += right;
            row += down;
        }
        return 0;
    }
}
