/* A game record played in on the board with one thumb, or pasted as text; both always show the same game.
   What is not sent yet is kept on the phone (draft.js). */
(function () {
  "use strict";

  const outflank = window.outflank;
  const { element, format, rules } = outflank;

  class RecordEntry {
    constructor(root) {
      this.root = root;
      this.texts = outflank.textsOf(root);
      this.variant = outflank.variants[root.dataset.variant];
      this.opening = root.dataset.opening || "";
      this.draft = new outflank.Draft(root.dataset.draft);
      this.input = root.querySelector("textarea, input:not([type=checkbox])");
      if (!this.input) {
        throw new Error("a record entry needs the input of its transcript inside");
      }
      this.build();
      this.input.addEventListener("input", () => this.readAndKeep(false));
      this.input.addEventListener("change", () => this.tidy());
      this.restore();
      this.read(false);
    }

    build() {
      const { texts } = this;
      this.board = new outflank.Board(texts, (square) => this.press(square));
      this.board.element.addEventListener("keydown", (event) => event.key === "Escape" && this.cancelChoice());
      this.state = element("p", "o-record-state", { role: "status" });
      this.notice = element("p", "o-notice", { role: "status", hidden: "" });
      this.discs = { black: element("strong"), white: element("strong") };
      this.hands = element("p", "o-hand");
      const count = element("p", "o-record-discs", { "aria-hidden": "true" },
        element("span", "o-disc o-disc-black"), this.discs.black,
        element("span", "o-disc o-disc-white"), this.discs.white);
      this.undoButton = this.button(texts.undo, "", () => this.undo());
      this.clearButton = this.button(texts.clear, "o-quiet", () => this.askToClear(true));
      this.openingButton = this.button(texts.playOpening, "o-small", () => this.write(this.opening, false));
      this.actions = element("div", "o-buttons", {}, this.undoButton, this.clearButton);
      if (this.root.dataset.wrongFlips === "true") {
        const keep = (moves) => this.write(moves.map(rules.nameOfMove).join(""), true);
        this.flips = new outflank.WrongFlips(texts, keep, () => this.read(false));
        this.desk = element("div", "o-buttons", {}, this.flips.button);
      }
      this.keepButton = this.button(texts.clearNo, "", () => this.askToClear(false));
      this.question = element("div", "o-record-question", { role: "group", "aria-label": texts.clearQuestion, hidden: "" },
        element("p", "", {}, texts.clearQuestion),
        element("div", "o-buttons", {}, this.keepButton, this.button(texts.clearYes, "o-danger", () => this.clear())));
      this.root.prepend(element("div", "o-record-board", {},
        this.notice,
        element("div", "o-record-opening", this.opening ? {} : { hidden: "" },
          element("p", "o-hint", {}, format(texts.opening, this.opening.replace(/..(?!$)/g, "$& "))), this.openingButton),
        element("div", "o-record-head", {}, this.state, count),
        this.hands,
        this.board.element, this.actions, ...(this.desk ? [this.desk] : []), this.question));
    }

    button(label, className, action) {
      const button = element("button", ("o-button " + className).trim(), { type: "button" }, label);
      button.addEventListener("click", action);
      return button;
    }

    /** Takes up what was not sent; a record the server has already makes the kept one pointless. */
    restore() {
      const kept = this.draft.read();
      if (this.root.dataset.sent === "true" || kept === this.input.value) {
        this.draft.forget();
      } else if (kept && !this.input.value.trim()) {
        this.input.value = kept;
        this.restored = true;
      }
    }

    read(animate) {
      const stepsBefore = this.game ? this.game.steps.length : 0;
      this.game = rules.readTranscript(this.input.value, this.variant, this.opening);
      this.choice = null;
      const { steps, position, over } = this.game;
      if (this.flips) {
        this.flips.follow(this.game);
      }
      this.show(animate);
      const discs = over ? rules.officialScore(position) : rules.count(position);
      this.discs.black.textContent = discs.black;
      this.discs.white.textContent = discs.white;
      this.hands.textContent = position.hand
        ? format(this.texts.inHand, position.hand[rules.BLACK], position.hand[rules.WHITE]) : "";
      this.openingButton.hidden = !this.opening || this.input.value.trim() !== "";
      this.undoButton.disabled = !this.input.value.trim();
      this.clearButton.disabled = this.undoButton.disabled;
      this.state.textContent = this.stateText(discs, stepsBefore < steps.length);
      this.showNotice();
      this.root.dispatchEvent(new CustomEvent("outflank:record", {
        bubbles: true,
        detail: { board: this.board, moves: this.game.canonical, status: this.game.status, over, black: discs.black, white: discs.white },
      }));
      if (over) {
        this.proposeScore(discs);
      }
    }

    /** The board with what can be done on it now: a move, the choice of a line, or a disc to turn over. */
    show(animate) {
      const { steps, position, legal } = this.game;
      const last = steps[steps.length - 1];
      const flipping = this.flips && this.flips.active;
      const marks = [{ squares: last ? last.move.wrong : [], className: "o-otherwise", word: this.texts.laidOtherwise }];
      if (flipping) {
        marks.push(...this.flips.marks());
      }
      if (this.choice) {
        marks.push(
          { squares: [this.choice.square], className: "o-chosen", word: this.texts.chosen },
          { squares: this.choice.lines.flatMap((line) => line.discs), className: "o-line", word: this.texts.line },
          { squares: this.choice.lines.map((line) => line.end), className: "o-end", word: this.texts.lineEnd });
      }
      this.board.show(position, { last: last ? last.square : -1, legal: flipping || this.choice ? [] : legal, animate, marks });
    }

    readAndKeep(animate) {
      this.read(animate);
      this.draft.keep(this.input.value.trim());
    }

    stateText(discs, isNew) {
      const { texts, game } = this;
      if (this.flips && this.flips.active) {
        return format(texts.otherwiseHint, game.steps.length);
      }
      if (game.over) {
        const winner = discs.black > discs.white ? texts.nameBlack : texts.nameWhite;
        return format(discs.black === discs.white ? texts.draw : texts.over, discs.black, discs.white, winner);
      }
      const turn = game.position.turn;
      const words = [format(texts.toMove, game.steps.length + 1, this.nameOf(turn))];
      if (isNew) {
        words.unshift(...game.passesAfter.map((color) => format(texts.passes, this.nameOf(color))));
      }
      return words.join(" ");
    }

    nameOf(color) {
      return color === rules.BLACK ? this.texts.nameBlack : this.texts.nameWhite;
    }

    showNotice() {
      const { texts, game } = this;
      let text = this.restored ? texts.restored : "";
      if (game.status === "unreadable") {
        text = format(texts.unreadable, game.steps.length, game.rejected);
      } else if (game.rejected) {
        const problems = { illegal: texts.illegal, line: texts.noLine, flip: texts.noDisc, opening: texts.openingDiffers };
        text = format(problems[game.status], game.steps.length + 1, game.rejected);
      }
      this.notice.classList.toggle("o-notice-warn", game.rejected !== null);
      this.notice.hidden = !text;
      this.notice.textContent = text;
    }

    /** Fills the two score fields the page names, unless somebody has typed another score there. */
    proposeScore(discs) {
      for (const color of ["black", "white"]) {
        const field = document.getElementById(this.root.dataset[color + "Input"] || "");
        if (field && (!field.value || field.dataset.proposed === field.value)) {
          field.value = discs[color];
          field.dataset.proposed = field.value;
        }
      }
    }

    press(square) {
      if (this.flips && this.flips.active) {
        this.flips.press(square);
      } else if (this.choice) {
        this.chooseLine(square);
      } else if (this.game.legal.includes(square)) {
        const lines = rules.choices(this.game.position, square);
        if (lines.length) {
          this.askForLine(square, lines);
        } else {
          this.write(this.game.canonical + rules.nameOf(square), true);
        }
      }
    }

    /** Several lines are outflanked and one turns: they are shown, and the disc at the end of one is pressed next. */
    askForLine(square, lines) {
      this.choice = { square, lines };
      this.show(false);
      const ends = lines.map((line) => rules.nameOf(line.end)).join(", ");
      this.state.textContent = format(this.texts.chooseLine, rules.nameOf(square), ends);
    }

    chooseLine(square) {
      const { choice } = this;
      if (choice.lines.some((line) => line.end === square)) {
        this.write(this.game.canonical + rules.nameOfMove(rules.moveTo(choice.square, square)), true);
      } else {
        this.cancelChoice();
      }
    }

    cancelChoice() {
      if (this.choice) {
        this.read(false);
      }
    }

    /** Takes the last legal move back; after a mistake in the text, first what stands after the legal moves. */
    undo() {
      const { canonical, rejected, steps } = this.game;
      this.stopFlips();
      this.write(rejected ? canonical : steps.slice(0, -1).map((step) => rules.nameOfMove(step.move)).join(""), false);
    }

    stopFlips() {
      if (this.flips) {
        this.flips.stop();
      }
    }

    clear() {
      this.stopFlips();
      this.write("", false);
      this.askToClear(false);
    }

    askToClear(asking) {
      this.question.hidden = !asking;
      this.actions.hidden = asking;
      (asking ? this.keepButton : this.clearButton).focus();
    }

    write(text, animate) {
      this.restored = false;
      this.input.value = text;
      this.readAndKeep(animate);
    }

    /** A pasted record that reads without fault is shown in the form it is kept in. */
    tidy() {
      if (!this.game.rejected && this.game.canonical !== this.input.value) {
        this.write(this.game.canonical, false);
      }
    }
  }

  outflank.register("record-entry", (root) => new RecordEntry(root));
})();
