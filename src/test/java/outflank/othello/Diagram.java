package outflank.othello;

/** Positions as they are drawn: rows from 1 to 8, {@code X} black, {@code O} white, {@code .} empty. */
final class Diagram {

    private Diagram() {}

    static Position of(Side toMove, String... rows) {
        String squares = String.join("", rows);
        if (squares.length() != Square.COUNT) {
            throw new IllegalArgumentException("a board has 64 squares, not " + squares.length());
        }
        return new Position(set('X', squares), set('O', squares), toMove);
    }

    /** The set of these squares, named one after the other: {@code "d3 c4"}. */
    static long squares(String names) {
        long set = 0;
        for (String name : names.split(" ")) {
            set |= Square.bit(Square.of(name));
        }
        return set;
    }

    private static long set(char disc, String squares) {
        long set = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            if (squares.charAt(square) == disc) {
                set |= Square.bit(square);
            }
        }
        return set;
    }
}
