/* What the server says to a record the browser cannot read to its end: what is wrong is marked on the board, and the
   repairs it proposes are taken with one click. Files are read here too. Nothing that was written is ever lost. */
(function () {
  "use strict";

  const outflank = window.outflank;
  const { element, format, rules } = outflank;
  const PAUSE_MILLIS = 350;

  class Reading {
    constructor(root) {
      this.root = root;
      this.texts = outflank.textsOf(root);
      this.entry = root.closest("[data-outflank=record-entry]");
      this.input = this.entry.querySelector("textarea");
      this.says = root.querySelector("[data-part=says]");
      this.file = root.querySelector("input[type=file]");
      this.file.addEventListener("change", () => this.readFile());
      this.entry.addEventListener("outflank:record", (event) => this.onRecord(event.detail));
      for (const score of this.scoreInputs()) {
        score.addEventListener("change", () => this.onRecord(this.record));
      }
      this.input.dispatchEvent(new Event("input", { bubbles: true })); // The entry was there first; it tells how it stands.
      this.entry.querySelector(".o-record-board").addEventListener("click", (event) => this.onUndo(event), true);
      root.querySelector("[data-part=file]").hidden = false;
    }

    /** The inputs for the score, where the same form has them: Black's and White's. */
    scoreInputs() {
      const inputs = ["black", "white"].map((side) => this.input.form.elements[this.input.form.id + ":" + side]);
      return inputs.every(Boolean) ? inputs : [];
    }

    /** The score somebody typed; null while it is missing, or only what the record itself proposed. */
    typedScore() {
      const inputs = this.scoreInputs();
      const typed = inputs.length && inputs.every((input) => input.value.trim())
        && inputs.some((input) => input.value !== input.dataset.proposed);
      return typed ? new URLSearchParams({ black: inputs[0].value, white: inputs[1].value }) : null;
    }

    /** The browser has read the field: only what it cannot read, or what ends otherwise than the score, needs the server. */
    onRecord(record) {
      const { board, status } = record;
      this.record = record;
      this.board = board;
      this.reading = null;
      this.number([]);
      clearTimeout(this.waiting);
      if (this.asking) {
        this.asking.abort();
      }
      if (this.taken && this.taken.now !== this.input.value) {
        this.taken = null;
      }
      const signed = this.root.dataset.signed === "true" || this.typedScore();
      const ended = status === "complete" && !signed;
      const readable = ended || status === "unfinished" || !this.input.value.trim();
      if (readable) {
        this.show(this.taken ? [this.undoLine()] : []);
      } else if (this.kept !== this.input.value) {
        this.waiting = setTimeout(() => this.ask(this.input.value, "text/plain;charset=utf-8"), PAUSE_MILLIS);
      }
    }

    readFile() {
      const file = this.file.files[0];
      this.file.value = "";
      if (!file) {
        return;
      }
      if (file.size > Number(this.root.dataset.limit)) {
        this.show([this.line("o-notice o-notice-warn", this.texts.tooLarge)]);
        return;
      }
      this.ask(file, "application/octet-stream");
    }

    async ask(body, type) {
      this.asking = new AbortController();
      try {
        const score = this.typedScore();
        const answer = await fetch(this.root.dataset.service + (score ? "&" + score : ""), {
          method: "POST", body, headers: { "Content-Type": type }, signal: this.asking.signal,
        });
        if (!answer.ok) {
          throw new Error("status " + answer.status);
        }
        this.take(await answer.json(), typeof body !== "string");
      } catch (failure) {
        if (failure.name !== "AbortError") {
          // What the browser itself said stays; without the server there is just no more.
          this.show([this.line("o-notice o-notice-warn", this.texts.offline)]);
        }
      }
    }

    take({ problem, games, more }, fromFile) {
      if (problem) {
        this.show([this.line("o-notice o-notice-warn", problem)]);
      } else if (games.length > 1) {
        this.show(this.chooser(games, more));
      } else if (!fromFile && games[0].problem === "" && this.record.status === "complete") {
        this.show(this.taken ? [this.undoLine()] : []); // Its score was in doubt, and is the one that was typed.
      } else if (games[0].problem === "" && (games[0].moves || !fromFile)) {
        this.write(games[0].moves, games[0].say, true);
      } else {
        if (fromFile) {
          this.kept = games[0].written;
          this.write(games[0].written, games[0].say);
        }
        this.show(this.findings(games[0]));
      }
    }

    /** The entry's own undo would drop what the browser cannot read: with a reading, it keeps the moves that can be played. */
    onUndo(event) {
      const button = event.target.closest("button");
      if (this.reading && !this.reading.whole && button && button.textContent === this.entry.dataset.textUndo) {
        event.stopImmediatePropagation();
        this.write(this.reading.moves, this.reading.shown);
      }
    }

    /** A file of several games: which one is it? */
    chooser(games, more) {
      const list = element("ul", "o-reading-repairs");
      for (const game of games) {
        const button = this.button(game.title, () => this.take({ games: [game] }, true));
        list.append(element("li", "", {}, button, element("span", "o-hint", {}, game.problem || game.say)));
      }
      const lines = [this.line("o-reading-say", this.texts.choose), list];
      return more > 0 ? [...lines, this.line("o-hint", format(this.texts.more, more))] : lines;
    }

    /** What is wrong, marked on the board, and the ways to mend it. */
    findings(reading) {
      this.reading = reading;
      this.showLegalPart();
      const lines = [this.line("o-notice o-notice-warn", reading.problem)];
      if (reading.others.length) {
        lines.push(element("ul", "o-reading-others", {}, ...reading.others.map((other) => element("li", "", {}, other))));
      }
      if (reading.repairs.length) {
        lines.push(this.line("o-reading-say", this.texts.repairs));
        lines.push(element("ul", "o-reading-repairs", {}, ...reading.repairs.map((repair) => this.repairItem(repair))));
      }
      if (this.taken) {
        lines.push(this.undoLine());
      }
      return lines;
    }

    repairItem(repair) {
      const button = this.button(repair.label, () => this.write(repair.moves, repair.label));
      button.addEventListener("focus", () => this.draw(repair, repair.outcome, "o-mended"));
      button.addEventListener("mouseenter", () => this.draw(repair, repair.outcome, "o-mended"));
      button.addEventListener("blur", () => this.showLegalPart());
      button.addEventListener("mouseleave", () => this.showLegalPart());
      return element("li", "", {}, button,
        element("span", "o-reading-why", {}, repair.why, element("span", "o-sub", {}, repair.outcome)));
    }

    /** The position before the first problem, with the legal moves there and the squares in question. */
    showLegalPart() {
      if (!this.reading) {
        return; // The field was changed meanwhile, and the board shows what stands there.
      }
      this.draw(this.reading, this.reading.shown, "o-doubtful");
    }

    /** The board of a reading or a repair. The words above it are the entry's own; they must fit what it shows. */
    draw({ board, marks }, state, className) {
      const discs = { X: rules.BLACK, O: rules.WHITE, "-": rules.EMPTY };
      const squares = [...board.squares].map((sign) => discs[sign]);
      this.board.show({ squares, turn: rules[board.turn.toUpperCase()] }, {
        last: board.last ? rules.squareOf(board.last) : -1, legal: board.legal.map(rules.squareOf),
        marks: [{ squares: marks.map(({ square }) => rules.squareOf(square)), className, word: this.texts.marked }],
      });
      this.number(marks);
      const counts = this.entry.querySelectorAll(".o-record-discs strong");
      this.entry.querySelector(".o-record-board > .o-notice").hidden = true;
      this.entry.querySelector(".o-record-state").textContent = state;
      counts[0].textContent = squares.filter((content) => content === rules.BLACK).length;
      counts[1].textContent = squares.filter((content) => content === rules.WHITE).length;
    }

    /** Numbers on squares, which the board itself has only on discs. */
    number(marks) {
      for (const cell of this.board.cells) {
        delete cell.dataset.mark;
      }
      for (const { square, text } of marks) {
        this.board.cells[rules.squareOf(square)].dataset.mark = text;
      }
    }

    /** Puts moves in place of what was written, which can be had back. */
    write(text, what, byItself = false) {
      const before = this.taken ? this.taken.before : this.input.value;
      this.taken = { before, now: text, what, byItself };
      this.input.value = text;
      this.input.dispatchEvent(new Event("input", { bubbles: true }));
    }

    undoLine() {
      const { before, what, byItself } = this.taken;
      const undo = this.button(this.texts.undo, () => {
        this.kept = byItself ? before : null;
        this.taken = null;
        this.input.value = before;
        this.input.dispatchEvent(new Event("input", { bubbles: true }));
        this.input.focus();
      });
      const said = element("p", "o-reading-taken", {}, element("span", "", {}, format(this.texts.taken, what)));
      if (before.trim() && before !== this.input.value) {
        said.append(" ", undo);
      }
      return said;
    }

    line(className, text) {
      return element("p", className, {}, text);
    }

    button(label, action) {
      const button = element("button", "o-button", { type: "button" }, label);
      button.addEventListener("click", action);
      return button;
    }

    show(lines) {
      this.says.replaceChildren(...lines);
    }
  }

  outflank.register("reading", (root) => new Reading(root));
})();
