/* The rules of Othello in the browser: legal moves, passes, the end, the official score, and the reading of a
   transcript as a player writes or pastes it. The server has the last word; this shows the same at once. */
(function () {
  "use strict";

  const EMPTY = 0;
  const BLACK = 1;
  const WHITE = 2;
  const FILES = "abcdefgh";
  const DIRECTIONS = [
    [-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1],
  ];

  /** For each square the squares seen from it, one list per direction, nearest first. Squares count a1=0, b1=1 … h8=63. */
  const RAYS = Array.from({ length: 64 }, (_, square) => DIRECTIONS
    .map(([down, right]) => {
      const ray = [];
      let row = (square >> 3) + down;
      let column = (square & 7) + right;
      while (row >= 0 && row < 8 && column >= 0 && column < 8) {
        ray.push(row * 8 + column);
        row += down;
        column += right;
      }
      return ray;
    })
    .filter((ray) => ray.length > 1));

  const opponent = (color) => BLACK + WHITE - color;
  const nameOf = (square) => FILES[square & 7] + ((square >> 3) + 1);

  /** Index of the square called like "f5" in either case, or -1. */
  function squareOf(name) {
    return /^[a-h][1-8]$/i.test(name) ? (name.charCodeAt(1) - 49) * 8 + FILES.indexOf(name[0].toLowerCase()) : -1;
  }

  /** The position before the first move: black on d5 and e4, white on d4 and e5, Black to move. */
  function start() {
    const squares = new Uint8Array(64);
    squares[squareOf("d5")] = squares[squareOf("e4")] = BLACK;
    squares[squareOf("d4")] = squares[squareOf("e5")] = WHITE;
    return { squares, turn: BLACK };
  }

  /** Discs that a move to the square turns, in the order of the rays; empty when the move is not legal. */
  function outflanked(position, square) {
    const { squares, turn } = position;
    if (squares[square] !== EMPTY) {
      return [];
    }
    const other = opponent(turn);
    const turned = [];
    for (const ray of RAYS[square]) {
      let reach = 0;
      while (reach < ray.length && squares[ray[reach]] === other) {
        reach++;
      }
      if (reach > 0 && reach < ray.length && squares[ray[reach]] === turn) {
        turned.push(...ray.slice(0, reach));
      }
    }
    return turned;
  }

  /** Legal moves of the side to move, ascending. */
  function legalMoves(position) {
    const moves = [];
    for (let square = 0; square < 64; square++) {
      if (position.squares[square] === EMPTY && outflanked(position, square).length) {
        moves.push(square);
      }
    }
    return moves;
  }

  const passed = (position) => ({ squares: position.squares, turn: opponent(position.turn) });
  const mustPass = (position) => !legalMoves(position).length && legalMoves(passed(position)).length > 0;
  const isOver = (position) => !legalMoves(position).length && !legalMoves(passed(position)).length;

  /** The position after a legal move; the turn goes to the other side, which may have to pass. */
  function play(position, square) {
    const turned = outflanked(position, square);
    if (!turned.length) {
      throw new RangeError("not a legal move: " + nameOf(square));
    }
    const squares = position.squares.slice();
    squares[square] = position.turn;
    for (const disc of turned) {
      squares[disc] = position.turn;
    }
    return { squares, turn: opponent(position.turn) };
  }

  /** Discs on the board. */
  function count(position) {
    const discs = { black: 0, white: 0 };
    for (const content of position.squares) {
      discs.black += content === BLACK;
      discs.white += content === WHITE;
    }
    return discs;
  }

  /** The official score of a finished game: the empty squares go to the winner, a draw is 32–32. */
  function officialScore(position) {
    const { black, white } = count(position);
    if (black === white) {
      return { black: 32, white: 32 };
    }
    return black > white ? { black: 64 - white, white } : { black, white: 64 - black };
  }

  /** Positions after exactly "depth" plies, a forced pass being a ply: the check of the rules against known numbers. */
  function perft(depth, position = start()) {
    const moves = legalMoves(position);
    if (depth === 0) {
      return 1;
    }
    if (moves.length) {
      return moves.reduce((sum, move) => sum + perft(depth - 1, play(position, move)), 0);
    }
    return mustPass(position) ? perft(depth - 1, passed(position)) : 1;
  }

  /** Drops what people write around the moves: move numbers, separators, and passes, which the rules tell anyway. */
  function bareMoves(text) {
    return text
      .toLowerCase()
      .replace(/(^|[^a-h\d])\d{1,2}\s*[.:)]/g, "$1 ")
      .replace(/pass|\bpa\b|\bps\b|--/g, " ")
      .replace(/[\s,;.\-–—|/]+/g, "");
  }

  /**
   * Replays a transcript as far as it is legal. A game in progress gives a list of steps, each with the move's square
   * and color, whether the other side had to pass before it, and the position after it.
   * Status: "complete", "unfinished", "illegal" or "unreadable"; in the last two "rejected" is what stopped the reading.
   */
  function readTranscript(text) {
    const bare = bareMoves(text);
    const steps = [];
    let position = start();
    let status = null;
    let rejected = null;
    for (let at = 0; at < bare.length && !status; at += 2) {
      const name = bare.slice(at, at + 2);
      const square = squareOf(name);
      const forcedPass = mustPass(position);
      const before = forcedPass ? passed(position) : position;
      if (square < 0) {
        status = "unreadable";
        rejected = name;
      } else if (!outflanked(before, square).length) {
        status = "illegal";
        rejected = name;
      } else {
        position = play(before, square);
        steps.push({ square, color: before.turn, passBefore: forcedPass ? position.turn : null, position });
      }
    }
    if (mustPass(position)) {
      position = passed(position);
    }
    const over = isOver(position);
    return {
      steps,
      position,
      over,
      rejected,
      status: status || (over ? "complete" : "unfinished"),
      canonical: steps.map((step) => nameOf(step.square)).join(""),
    };
  }

  window.outflank = window.outflank || {};
  window.outflank.rules = {
    EMPTY, BLACK, WHITE, start, legalMoves, outflanked, play, passed, mustPass, isOver, count, officialScore, perft,
    readTranscript, nameOf, squareOf, opponent,
  };
})();
