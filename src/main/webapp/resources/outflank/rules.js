/* The rules of all variants in the browser: legal moves, passes, the end and the official score. The server has the
   last word; this shows the same at once. A position says who has which square, whose turn it is, the variant, and the
   discs in hand by color where they are limited. */
(function () {
  "use strict";

  const { variants } = window.outflank;
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

  const CENTER = ["d4", "e4", "d5", "e5"].map(squareOf);

  /** The position before the first move: an empty board, or black on d5 and e4 and white on d4 and e5. */
  function start(variant = variants.OTHELLO) {
    const squares = new Uint8Array(64);
    if (!variant.discsPerTurn) {
      squares[squareOf("d5")] = squares[squareOf("e4")] = BLACK;
      squares[squareOf("d4")] = squares[squareOf("e5")] = WHITE;
    }
    const inHand = variant.discsEach - (variant.discsPerTurn ? 0 : CENTER.length / 2);
    return { variant, squares, turn: variant.first, hand: variant.discsEach ? [0, inHand, inHand] : null };
  }

  const discsOn = (squares) => squares.reduce((sum, content) => sum + (content !== EMPTY), 0);

  /** Whether a move places a disc on the open center and turns nothing. */
  const isCenterOpen = (position) => position.variant.discsPerTurn > 0 && discsOn(position.squares) < CENTER.length;

  /** The lines a move outflanks, each with its discs and the own disc at its end, by their ends. */
  function lines(position, square) {
    const { squares, turn } = position;
    if (squares[square] !== EMPTY) {
      return [];
    }
    const other = opponent(turn);
    const found = [];
    for (const ray of RAYS[square]) {
      let reach = 0;
      while (reach < ray.length && squares[ray[reach]] === other) {
        reach++;
      }
      if (reach > 0 && reach < ray.length && squares[ray[reach]] === turn) {
        found.push({ end: ray[reach], discs: ray.slice(0, reach) });
      }
    }
    return found.sort((one, next) => one.end - next.end);
  }

  function isLegal(position, square) {
    if (isCenterOpen(position)) {
      return CENTER.includes(square) && position.squares[square] === EMPTY;
    }
    const hasDisc = !position.hand || position.hand[position.turn] > 0;
    return hasDisc && lines(position, square).length > 0;
  }

  /** Legal moves of the side to move, ascending. */
  function legalMoves(position) {
    const moves = [];
    for (let square = 0; square < 64; square++) {
      if (position.squares[square] === EMPTY && isLegal(position, square)) {
        moves.push(square);
      }
    }
    return moves;
  }

  /** The lines of which one has to be chosen; empty where all turn, or there is only one. */
  function choices(position, square) {
    const found = position.variant.lineChosen && !isCenterOpen(position) ? lines(position, square) : [];
    return found.length > 1 ? found : [];
  }

  /** The same board with the other side to move, which has got a disc where discs are handed over. */
  function passed(position) {
    const { turn } = position;
    let { hand } = position;
    if (position.variant.handedOver && hand[turn] > 0) {
      hand = hand.slice();
      hand[turn]--;
      hand[opponent(turn)]++;
    }
    return { ...position, turn: opponent(turn), hand };
  }

  /** A side that has just passed for want of a disc goes on if the other must pass too and hands one over. */
  function goesOnAfterPass(position) {
    const after = passed(position);
    return legalMoves(after).length > 0 || (position.variant.handedOver && legalMoves(passed(after)).length > 0);
  }

  const mustPass = (position) => !legalMoves(position).length && goesOnAfterPass(position);
  const isOver = (position) => !legalMoves(position).length && !goesOnAfterPass(position);

  /** A move as it is played: the square, the end of the line that turns or -1, and the discs that were turned wrongly. */
  const moveTo = (square, end = -1, wrong = []) => ({ square, end, wrong });

  /** How a move is written: f5, f6/d4 where a line was chosen, c3{d4e5} where discs lay otherwise than the rules say. */
  function nameOfMove({ square, end, wrong }) {
    const otherwise = [...wrong].sort((one, next) => one - next).map(nameOf).join("");
    return nameOf(square) + (end < 0 ? "" : "/" + nameOf(end)) + (otherwise && "{" + otherwise + "}");
  }

  /** The discs a legal move turns by the rules. */
  function flips(position, move) {
    if (isCenterOpen(position)) {
      return [];
    }
    const all = choices(position, move.square);
    const turning = all.length ? all.filter((line) => line.end === move.end) : lines(position, move.square);
    return turning.flatMap((line) => line.discs);
  }

  /** The position after a legal move as the board lay; the turn goes to the other side, which may have to pass. */
  function play(position, move) {
    const turned = flips(position, move);
    if (!isLegal(position, move.square) || (!isCenterOpen(position) && !turned.length)) {
      throw new RangeError("not a legal move: " + nameOfMove(move));
    }
    const { turn, variant } = position;
    const squares = position.squares.slice();
    for (const disc of turned) {
      squares[disc] = turn;
    }
    for (const disc of move.wrong) {
      squares[disc] = opponent(squares[disc]);
    }
    squares[move.square] = turn;
    const hand = position.hand && position.hand.slice();
    if (hand) {
      hand[turn]--;
    }
    const turnGoesOn = isCenterOpen(position) && discsOn(squares) % variant.discsPerTurn !== 0;
    return { variant, squares, turn: turnGoesOn ? turn : opponent(turn), hand };
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
      return moves.reduce((sum, move) => sum + perft(depth - 1, play(position, moveTo(move))), 0);
    }
    return mustPass(position) ? perft(depth - 1, passed(position)) : 1;
  }

  window.outflank.rules = {
    EMPTY, BLACK, WHITE, start, isCenterOpen, legalMoves, isLegal, lines, choices, flips, play, passed, mustPass, isOver,
    count, officialScore, perft, nameOf, nameOfMove, squareOf, moveTo, opponent,
  };
})();
