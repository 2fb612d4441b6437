package outflank.web;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import outflank.othello.Position;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Situation;
import outflank.othello.Square;

/** A board as the scripts of the pages draw it. */
final class BoardData {

    private BoardData() {}

    /** The board at the end of a replay: its squares row by row, whose turn it is, the last move and the legal ones. */
    static JsonObject of(Replay replay) {
        Situation last = replay.last();
        Situation end = last.mustPass() ? last.pass() : last;
        StringBuilder squares = new StringBuilder(Square.COUNT);
        JsonArrayBuilder legal = Json.createArrayBuilder();
        for (int square = 0; square < Square.COUNT; square++) {
            squares.append(sign(end.position(), square));
            if ((end.legalMoves() & Square.bit(square)) != 0) {
                legal.add(Square.name(square));
            }
        }
        int moves = replay.steps().size();
        return Json.createObjectBuilder()
                .add("squares", squares.toString())
                .add("turn", end.position().toMove() == Side.BLACK ? "black" : "white")
                .add(
                        "last",
                        moves == 0
                                ? ""
                                : Square.name(replay.steps().get(moves - 1).square()))
                .add("legal", legal)
                .build();
    }

    private static char sign(Position position, int square) {
        return position.sideAt(square)
                .map(side -> side == Side.BLACK ? 'X' : 'O')
                .orElse('-');
    }
}
