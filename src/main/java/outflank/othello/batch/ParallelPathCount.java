package outflank.othello.batch;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import outflank.othello.Position;
import outflank.othello.Square;

/**
 * The count of {@link PathCount}, shared among several threads. The first plies are walked by the caller; each thread takes
 * the next of the positions found there whenever it is done with one.
 */
public final class ParallelPathCount {

    /** Many small pieces, so that no thread waits long for the last one: five plies from the start are 1,396 ways. */
    private static final int SHARED_PLIES = 5;

    /** @param plies how many there are to go from this position */
    private record Piece(Position position, int plies) {}

    private final PathCount.Passes passes;
    private final Queue<Piece> pieces = new ConcurrentLinkedQueue<>();

    private ParallelPathCount(PathCount.Passes passes) {
        this.passes = passes;
    }

    /**
     * The number of ways to go on from this position; waits until it is counted.
     *
     * @param plies how far to go, see {@link PathCount#of}
     * @param threads runs the work; it needs {@code workers} threads to do it at the same time
     * @param workers how many shares there are: at least 1
     * @throws IllegalArgumentException if the number of plies or of workers is out of range
     */
    public static long of(Position position, int plies, PathCount.Passes passes, Executor threads, int workers) {
        if (workers < 1) {
            throw new IllegalArgumentException("the work needs at least 1 worker, not " + workers);
        }
        ParallelPathCount count = new ParallelPathCount(passes);
        count.split(new Piece(position, PathCount.requirePlies(plies)), plies - SHARED_PLIES);
        List<CompletableFuture<Long>> shares = Stream.generate(
                        () -> CompletableFuture.supplyAsync(count::share, threads))
                .limit(workers)
                .toList();
        return shares.stream().mapToLong(CompletableFuture::join).sum();
    }

    /** Walks on until only so many plies are left, or the game is over. */
    private void split(Piece piece, int pliesLeft) {
        Position position = piece.position();
        if (piece.plies() <= Math.max(pliesLeft, 0) || position.isOver()) {
            pieces.add(piece);
        } else if (position.mustPass()) {
            int taken = passes == PathCount.Passes.COUNTED ? 1 : 0;
            split(new Piece(position.pass(), piece.plies() - taken), pliesLeft);
        } else {
            for (int square = 0; square < Square.COUNT; square++) {
                if (position.isLegal(square)) {
                    split(new Piece(position.play(square), piece.plies() - 1), pliesLeft);
                }
            }
        }
    }

    private long share() {
        PathCount count = new PathCount(passes);
        for (Piece piece = pieces.poll(); piece != null; piece = pieces.poll()) {
            count.add(piece.position(), piece.plies());
        }
        return count.ways();
    }
}
