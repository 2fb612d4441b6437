/* At the desk: discs that lay otherwise after the last move than the rules say, because nobody corrected a wrong flip in
   time. While the button is pressed, a click turns a disc over and the record says so. */
(function () {
  "use strict";

  const { element, rules } = window.outflank;

  class WrongFlips {
    /** @param write called with the steps of a game whose last move has other wrong flips */
    constructor(texts, write, refresh) {
      this.texts = texts;
      this.write = write;
      this.active = false;
      this.button = element("button", "o-button", { type: "button", "aria-pressed": "false" }, texts.otherwise);
      this.button.addEventListener("click", () => {
        this.active = !this.active;
        refresh();
      });
    }

    /** Takes up the game as it stands: there must be a move after which discs can lie otherwise. */
    follow(game) {
      this.last = game.rejected ? null : game.steps[game.steps.length - 1] || null;
      this.steps = game.steps;
      this.active = this.active && this.last !== null;
      this.button.disabled = this.last === null;
      this.button.setAttribute("aria-pressed", String(this.active));
    }

    stop() {
      this.active = false;
    }

    /** The discs that can be turned over, while they can. */
    marks() {
      const isDisc = (content, square) => content !== rules.EMPTY && square !== this.last.square;
      const squares = this.active ? [...this.last.position.squares.keys()]
        .filter((square) => isDisc(this.last.position.squares[square], square)) : [];
      return [{ squares, className: "o-turnable", word: this.texts.turnable }];
    }

    /** Turns a disc over, or back. */
    press(square) {
      const { move, position } = this.last;
      if (square === move.square || position.squares[square] === rules.EMPTY) {
        return;
      }
      const wrong = move.wrong.includes(square) ? move.wrong.filter((other) => other !== square) : [...move.wrong, square];
      this.write([...this.steps.slice(0, -1).map((step) => step.move), { ...move, wrong }]);
    }
  }

  window.outflank.WrongFlips = WrongFlips;
})();
