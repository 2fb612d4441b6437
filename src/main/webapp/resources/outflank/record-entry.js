/* A game record played in on the board with one thumb, or pasted as text; both always show the same game.
   What is not sent yet is kept on the phone. */
(function () {
  "use strict";

  const outflank = window.outflank;
  const { element, format, rules } = outflank;
  const DRAFT_PREFIX = "outflank.record.";

  /** The unsent record of one game on this device; silent where the browser forbids storage. */
  class Draft {
    constructor(key) {
      this.key = key ? DRAFT_PREFIX + key : null;
    }

    attempt(action) {
      try {
        return this.key ? action(window.localStorage) : null;
      } catch (storageForbidden) {
        return null; // Private mode or a full store: entry works, only the memory is missing.
      }
    }

    read() {
      return this.attempt((storage) => storage.getItem(this.key));
    }

    keep(text) {
      this.attempt((storage) => (text ? storage.setItem(this.key, text) : storage.removeItem(this.key)));
    }

    forget() {
      this.keep("");
    }
  }

  class RecordEntry {
    constructor(root) {
      this.root = root;
      this.texts = outflank.textsOf(root);
      this.draft = new Draft(root.dataset.draft);
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
      this.board = new outflank.Board(texts, (square) => this.play(square));
      this.state = element("p", "o-record-state", { role: "status" });
      this.notice = element("p", "o-notice", { role: "status", hidden: "" });
      this.discs = { black: element("strong"), white: element("strong") };
      const count = element("p", "o-record-discs", { "aria-hidden": "true" },
        element("span", "o-disc o-disc-black"), this.discs.black,
        element("span", "o-disc o-disc-white"), this.discs.white);
      this.undoButton = this.button(texts.undo, "", () => this.undo());
      this.clearButton = this.button(texts.clear, "o-quiet", () => this.askToClear(true));
      this.actions = element("div", "o-buttons", {}, this.undoButton, this.clearButton);
      this.keepButton = this.button(texts.clearNo, "", () => this.askToClear(false));
      this.question = element("div", "o-record-question", { role: "group", "aria-label": texts.clearQuestion, hidden: "" },
        element("p", "", {}, texts.clearQuestion),
        element("div", "o-buttons", {}, this.keepButton, this.button(texts.clearYes, "o-danger", () => this.clear())));
      this.root.prepend(element("div", "o-record-board", {},
        this.notice,
        element("div", "o-record-head", {}, this.state, count),
        this.board.element, this.actions, this.question));
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
      const passesBefore = this.game ? this.game.steps.length : 0;
      this.game = rules.readTranscript(this.input.value);
      const { steps, position, over, rejected } = this.game;
      const last = steps[steps.length - 1];
      const open = !over && !rejected;
      this.board.show(position, {
        last: last ? last.square : -1, legal: open ? rules.legalMoves(position) : [], animate,
      });
      const discs = over ? rules.officialScore(position) : rules.count(position);
      this.discs.black.textContent = discs.black;
      this.discs.white.textContent = discs.white;
      this.undoButton.disabled = !this.input.value.trim();
      this.clearButton.disabled = this.undoButton.disabled;
      this.state.textContent = this.stateText(discs, last, passesBefore < steps.length);
      this.showNotice();
      this.root.dispatchEvent(new CustomEvent("outflank:record", {
        bubbles: true,
        detail: { moves: this.game.canonical, status: this.game.status, over, black: discs.black, white: discs.white },
      }));
      if (over) {
        this.proposeScore(discs);
      }
    }

    readAndKeep(animate) {
      this.read(animate);
      this.draft.keep(this.input.value.trim());
    }

    stateText(discs, last, isNew) {
      const { texts, game } = this;
      if (game.over) {
        const winner = discs.black > discs.white ? texts.nameBlack : texts.nameWhite;
        return format(discs.black === discs.white ? texts.draw : texts.over, discs.black, discs.white, winner);
      }
      const turn = game.position.turn;
      const words = [format(texts.toMove, game.steps.length + 1, this.nameOf(turn))];
      if (isNew && last && last.color === turn) {
        words.unshift(format(texts.passes, this.nameOf(rules.opponent(turn))));
      }
      return words.join(" ");
    }

    nameOf(color) {
      return color === rules.BLACK ? this.texts.nameBlack : this.texts.nameWhite;
    }

    showNotice() {
      const { texts, game } = this;
      let text = this.restored ? texts.restored : "";
      if (game.status === "illegal") {
        text = format(texts.illegal, game.steps.length + 1, game.rejected);
      } else if (game.status === "unreadable") {
        text = format(texts.unreadable, game.steps.length, game.rejected);
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

    play(square) {
      if (this.game.rejected || this.game.over || !rules.outflanked(this.game.position, square).length) {
        return;
      }
      this.write(this.game.canonical + rules.nameOf(square), true);
    }

    /** Takes the last legal move back; after a mistake in the text, first what stands after the legal moves. */
    undo() {
      const moves = this.game.canonical;
      this.write(this.game.rejected ? moves : moves.slice(0, -2), false);
    }

    clear() {
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
