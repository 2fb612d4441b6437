package outflank.othello;

/**
 * One line of discs that a move outflanks.
 *
 * @param end the square of the disc at the other end of the line, 0 to 63: it has the color of the disc that was placed
 * @param discs the discs between, 1 to 6 of them
 */
public record Line(int end, long discs) {}
