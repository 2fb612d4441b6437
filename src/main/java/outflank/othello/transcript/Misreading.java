package outflank.othello.transcript;

import outflank.othello.Square;

/** How often one square is written in place of another: mostly the neighbor, or the right column or row only. */
final class Misreading {

    private static final double NEIGHBOR = 0.4 / 8;
    private static final double LINE = 0.5 / 14;
    private static final double TURNED = 0.05;
    private static final double ANY = 0.05 / 63;

    private Misreading() {}

    /** The share of the misreadings of one square that give the other. */
    static double share(int meant, int written) {
        int columns = Math.abs(meant % 8 - written % 8);
        int rows = Math.abs(meant / 8 - written / 8);
        double share = ANY;
        if (Math.max(columns, rows) == 1) {
            share += NEIGHBOR;
        }
        if (columns == 0 || rows == 0) {
            share += LINE;
        }
        // c5 for e3: the letter's and the digit's place in their row of signs are exchanged.
        if (meant % 8 == written / 8 && meant / 8 == written % 8) {
            share += TURNED;
        }
        return share;
    }

    /** The share of the unreadable signs written for a square that are these: mostly the letter or the digit is right. */
    static double share(int meant, String written) {
        String name = Square.name(meant);
        boolean letter = written.indexOf(name.charAt(0)) == 0;
        boolean digit = written.length() > 1 && written.indexOf(name.charAt(1)) == written.length() - 1;
        return letter || digit ? LINE : ANY;
    }
}
