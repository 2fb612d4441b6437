package outflank.othello.batch;

/** Moves in positions of their own, to be played all at once. */
final class WaitingMoves {

    private final long[] placed;
    private final long[] own;
    private final long[] other;
    private final long[] moves;
    private int size;

    WaitingMoves(int capacity) {
        placed = new long[capacity];
        own = new long[capacity];
        other = new long[capacity];
        moves = new long[capacity];
    }

    int size() {
        return size;
    }

    boolean hasRoomFor(int more) {
        return size + more <= placed.length;
    }

    /** Adds each of these legal moves. */
    void add(long own, long other, long moves) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            placed[size] = Long.lowestOneBit(rest);
            this.own[size] = own;
            this.other[size] = other;
            size++;
        }
    }

    /** Plays all moves: after that the positions are those of the opponent, who is to move, with the legal moves there. */
    void play(Lanes lanes) {
        lanes.flips(placed, own, other, moves, size);
        Lanes.play(placed, own, other, moves, size);
        lanes.moves(own, other, moves, size);
    }

    long own(int index) {
        return own[index];
    }

    long other(int index) {
        return other[index];
    }

    long moves(int index) {
        return moves[index];
    }

    void clear() {
        size = 0;
    }
}
