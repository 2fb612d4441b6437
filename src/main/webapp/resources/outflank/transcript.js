/* Reading a transcript as a player writes or pastes it, in any variant, and against a prescribed opening. */
(function () {
  "use strict";

  const { rules, variants } = window.outflank;
  const MOVE = /([a-h][1-8])()(?:\{((?:[a-h][1-8])+)\})?/y;
  const MOVE_WITH_LINE = /([a-h][1-8])(?:\/([a-h][1-8]))?(?:\{((?:[a-h][1-8])+)\})?/y;

  const mirrored = (square) => 8 * (square & 7) + (square >> 3);

  /** The ways to see a board that leave the start as it is: four where the center is set, twice as many on an empty one. */
  const SET_CENTER = [(square) => square, (square) => square ^ 63, mirrored, (square) => mirrored(square) ^ 63];
  const OPEN_CENTER = [...SET_CENTER, ...SET_CENTER.map((turn) => (square) => turn(square) ^ 7)];

  const turnedBy = (turn, { square, end, wrong }) => rules.moveTo(turn(square), end < 0 ? -1 : turn(end), wrong.map(turn));

  /** Drops what people write around the moves: move numbers, separators, and passes, which the rules tell anyway. */
  function bareMoves(text) {
    return text
      .toLowerCase()
      .replace(/(^|[^a-h\d])\d{1,2}\s*[.:)]/g, "$1 ")
      .replace(/pass|\bpa\b|\bps\b|--/g, " ")
      .replace(/[\s,;.\-–—|]+/g, "");
  }

  const squaresIn = (names) => (names.match(/../g) || []).map(rules.squareOf);

  /** The moves an opening prescribes next, seen in every orientation the game may still be in; null if it is free. */
  class Opening {
    constructor(moves, variant) {
      this.moves = moves ? readTranscript(moves, variant).steps.map((step) => step.move) : [];
      this.possible = variant.discsPerTurn ? OPEN_CENTER : SET_CENTER;
      this.played = 0;
    }

    /** The orientations in which this move is the prescribed one. */
    fitting(move) {
      const prescribed = rules.nameOfMove(this.moves[this.played]);
      return this.possible.filter((turn) => rules.nameOfMove(turnedBy(turn, move)) === prescribed);
    }

    admits(move) {
      if (this.played >= this.moves.length) {
        return true;
      }
      const fitting = this.fitting(move);
      if (fitting.length) {
        this.possible = fitting;
        this.played++;
      }
      return fitting.length > 0;
    }

    /** The squares that may come next. */
    only(legal) {
      const free = this.played >= this.moves.length;
      return free ? legal : legal.filter((square) => this.fitting(rules.moveTo(square)).length);
    }
  }

  /** What is wrong with a move before it is played, or null. */
  function problemOf(position, move, opening) {
    if (move.wrong.includes(move.square) || new Set(move.wrong).size < move.wrong.length) {
      return "flip";
    }
    if (!rules.isLegal(position, move.square)) {
      return "illegal";
    }
    const { lineChosen } = position.variant;
    const found = lineChosen && !rules.isCenterOpen(position) ? rules.lines(position, move.square) : [];
    if (move.end < 0 ? found.length > 1 : !found.some((line) => line.end === move.end)) {
      return move.end < 0 ? "line" : "illegal";
    }
    if (move.wrong.some((square) => position.squares[square] === rules.EMPTY)) {
      return "flip";
    }
    return opening.admits(move) ? null : "opening";
  }

  /** The position with all forced passes, and who passed. */
  function afterPasses(position) {
    const passes = [];
    let after = position;
    while (rules.mustPass(after)) {
      passes.push(after.turn);
      after = rules.passed(after);
    }
    return { passes, after };
  }

  /**
   * Replays a transcript as far as it is legal. A game in progress gives a list of steps, each with the move, its color,
   * the sides that had to pass before it, and the position after it.
   * Status: "complete" or "unfinished", or what stopped the reading, with "rejected" what stands there: "unreadable",
   * "illegal", "line" (several lines, none chosen), "flip" (no disc to lie otherwise), "opening" (another is prescribed).
   */
  function readTranscript(text, variant = variants.OTHELLO, prescribed = "") {
    const bare = bareMoves(text);
    const opening = new Opening(prescribed, variant);
    const steps = [];
    let { passes, after } = afterPasses(rules.start(variant));
    let status = null;
    let rejected = null;
    const next = variant.lineChosen ? MOVE_WITH_LINE : MOVE;
    for (let at = 0; at < bare.length && !status; at = next.lastIndex) {
      next.lastIndex = at;
      const found = next.exec(bare);
      if (!found) {
        status = "unreadable";
        rejected = bare.slice(at, at + 2);
        break;
      }
      const move = rules.moveTo(rules.squareOf(found[1]), found[2] ? rules.squareOf(found[2]) : -1, squaresIn(found[3] || ""));
      status = problemOf(after, move, opening);
      if (status) {
        rejected = found[0];
      } else {
        if (!rules.choices(after, move.square).length) {
          move.end = -1;
        }
        const position = rules.play(after, move);
        steps.push({ move, square: move.square, color: after.turn, passesBefore: passes, position });
        ({ passes, after } = afterPasses(position));
      }
    }
    const over = rules.isOver(after);
    return {
      steps,
      position: after,
      passesAfter: passes,
      over,
      rejected,
      status: status || (over ? "complete" : "unfinished"),
      legal: rejected || over ? [] : opening.only(rules.legalMoves(after)),
      irregular: steps.some((step) => step.move.wrong.length > 0),
      canonical: steps.map((step) => rules.nameOfMove(step.move)).join(""),
    };
  }

  rules.readTranscript = readTranscript;
})();
