/* The replay of a recorded game: step, jump, move numbers, passes, and a link to each move (#m23). */
(function () {
  "use strict";

  const outflank = window.outflank;
  const { element, format, rules } = outflank;
  const ICONS = {
    first: "M6 5v14M19 5 9 12l10 7z",
    back: "M17 5 7 12l10 7z",
    forward: "M7 5l10 7-10 7z",
    end: "M5 5l10 7-10 7zM18 5v14",
  };

  function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    path.setAttribute("d", ICONS[name]);
    svg.append(path);
    return svg;
  }

  class Replay {
    constructor(root) {
      this.root = root;
      this.texts = outflank.textsOf(root);
      this.variant = outflank.variants[root.dataset.variant];
      this.record = rules.readTranscript(root.dataset.moves || "", this.variant);
      this.positions = [rules.start(this.variant), ...this.record.steps.map((step) => step.position)];
      this.numberOf = new Array(64);
      this.record.steps.forEach((step, index) => (this.numberOf[step.square] = index + 1));
      this.at = 0;
      this.build();
      document.addEventListener("keydown", (event) => this.onKey(event));
      window.addEventListener("hashchange", () => this.goToLink());
      if (!this.goToLink()) {
        this.goTo(this.record.steps.length);
      }
    }

    build() {
      const { texts } = this;
      const transcript = this.root.querySelector("[data-part=transcript]");
      this.board = new outflank.Board(texts, (square) => this.numberOf[square] && this.goTo(this.numberOf[square]));
      // A click on the board leaves the focus where the arrows step through the game.
      this.board.element.addEventListener("mousedown", (event) => event.preventDefault());
      this.scores = { black: element("span", "o-score-discs"), white: element("span", "o-score-discs") };
      this.hands = { black: element("span", "o-hand"), white: element("span", "o-hand") };
      this.sides = { black: this.side("black"), white: this.side("white") };
      this.state = element("p", "o-replay-state", { role: "status" });
      this.otherwise = element("p", "o-notice o-notice-warn o-replay-otherwise", { role: "status", hidden: "" });
      this.slider = element("input", "o-replay-slider", {
        type: "range", min: "0", max: String(this.record.steps.length), step: "1", "aria-label": texts.slider,
      });
      this.slider.addEventListener("input", () => this.goTo(Number(this.slider.value)));
      this.numbers = element("input", "", { type: "checkbox" });
      this.numbers.addEventListener("change", () => this.show(false));
      const isLong = this.record.steps.some((step) => step.move.end >= 0);
      this.moves = element("ol", isLong ? "o-moves o-moves-long" : "o-moves", { "aria-label": texts.movesList });
      this.moves.append(...this.moveItems());

      const stage = element("div", "o-replay-stage", {},
        element("div", "o-replay-sides", {}, this.sides.black, this.sides.white),
        this.board.element,
        element("div", "o-replay-controls", {},
          this.control("first", () => 0),
          this.control("back", () => this.at - 1),
          this.control("forward", () => this.at + 1),
          this.control("end", () => this.record.steps.length)),
        this.slider);
      const notes = element("div", "o-replay-notes", {}, this.state, this.otherwise, this.moves,
        element("label", "o-check", {}, this.numbers, texts.numbers));
      if (this.record.rejected) {
        const illegal = format(texts.illegal, this.record.steps.length, this.record.rejected);
        notes.prepend(element("p", "o-notice o-notice-warn", {}, illegal));
      }
      if (transcript) {
        notes.append(transcript);
      }
      this.root.prepend(stage, notes);
    }

    side(color) {
      const name = element("span", "o-replay-name", {}, this.root.dataset[color] || this.texts[color]);
      return element("p", "o-replay-side", {},
        element("span", "o-disc o-disc-" + color, { role: "img", "aria-label": this.texts[color] }), name, this.hands[color],
        this.scores[color]);
    }

    control(name, target) {
      const label = this.texts[name];
      const button = element("button", "o-button", { type: "button", "aria-label": label, title: label }, icon(name));
      button.addEventListener("click", () => this.goTo(target()));
      button.dataset.control = name;
      return button;
    }

    moveItems() {
      const items = [];
      this.links = this.record.steps.map((step, index) => {
        step.passesBefore.forEach(() => items.push(element("li", "o-move-pass", {}, this.texts.pass)));
        const link = element("a", "o-move o-side o-side-" + this.colorKey(step.color), { href: "#m" + (index + 1) },
          element("span", "o-move-no", {}, String(index + 1)), element("span", "o-move-square", {}, this.played(step)));
        if (step.move.wrong.length) {
          link.classList.add("o-move-otherwise");
          link.title = this.otherwiseText(step);
        }
        link.addEventListener("click", (event) => {
          event.preventDefault();
          this.goTo(index + 1);
        });
        items.push(element("li", "", {}, link));
        return link;
      });
      return items;
    }

    /** The move with the line it turned; the discs that lay otherwise are told apart. */
    played(step) {
      return rules.nameOfMove({ ...step.move, wrong: [] });
    }

    otherwiseText(step) {
      return format(this.texts.otherwise, step.move.wrong.map(rules.nameOf).join(", "));
    }

    colorKey(color) {
      return color === rules.BLACK ? "black" : "white";
    }

    nameOf(color) {
      return color === rules.BLACK ? this.texts.nameBlack : this.texts.nameWhite;
    }

    goToLink() {
      const link = /^#m(\d{1,2})$/.exec(window.location.hash);
      if (link) {
        this.goTo(Number(link[1]));
      }
      return link !== null;
    }

    /** Not at every step of a drag along the slider: browsers refuse too many changes of the address. */
    writeLink() {
      clearTimeout(this.writingLink);
      this.writingLink = setTimeout(() => history.replaceState(history.state, "", "#m" + this.at), 250);
    }

    goTo(move) {
      const next = Math.min(this.record.steps.length, Math.max(0, move));
      const isStep = Math.abs(next - this.at) === 1;
      const changed = next !== this.at;
      this.at = next;
      this.show(isStep);
      if (changed && this.ready) {
        this.writeLink();
      }
      this.ready = true;
    }

    show(animate) {
      const step = this.record.steps[this.at - 1];
      const position = this.positions[this.at];
      const shownNumbers = this.numbers.checked
        ? this.numberOf.map((number) => (number <= this.at ? number : null))
        : null;
      const wrong = step ? step.move.wrong : [];
      this.board.show(position, {
        last: step ? step.square : -1, numbers: shownNumbers, animate,
        marks: [{ squares: wrong, className: "o-otherwise", word: this.texts.laidOtherwise }],
      });
      this.otherwise.hidden = !wrong.length;
      this.otherwise.textContent = wrong.length ? this.otherwiseText(step) : "";
      const discs = rules.count(position);
      for (const color of ["black", "white"]) {
        this.scores[color].textContent = discs[color];
        this.scores[color].title = format(this.texts.discs, discs[color]);
        const inHand = position.hand && position.hand[color === "black" ? rules.BLACK : rules.WHITE];
        this.hands[color].textContent = position.hand ? format(this.texts.inHand, inHand) : "";
        this.sides[color].classList.remove("o-on-turn");
      }
      this.slider.value = String(this.at);
      this.say(step, position);
      this.markMove();
      for (const button of this.root.querySelectorAll("[data-control]")) {
        const toStart = ["first", "back"].includes(button.dataset.control);
        button.setAttribute("aria-disabled", String(this.at === (toStart ? 0 : this.record.steps.length)));
      }
      this.root.dispatchEvent(new CustomEvent("outflank:step", { detail: { move: this.at } }));
    }

    /** One short line, said once: what was played and whose turn it is. */
    say(step, position) {
      const { texts } = this;
      const words = [step
        ? format(texts.position, this.at, this.nameOf(step.color), this.played(step))
        : texts.start];
      let after = position;
      while (rules.mustPass(after)) {
        const passed = rules.passed(after);
        const handsOver = after.hand && after.hand[after.turn] > passed.hand[after.turn];
        words.push(format(handsOver ? texts.handsOver : texts.passes, this.nameOf(after.turn)));
        after = passed;
      }
      const { turn } = after;
      if (rules.isOver(after)) {
        words.push(texts.over);
      } else {
        this.sides[this.colorKey(turn)].classList.add("o-on-turn");
        words.push(format(texts.toMove, this.nameOf(turn)));
      }
      this.slider.setAttribute("aria-valuetext", words[0]);
      clearTimeout(this.speaking);
      const text = words.join(" · ");
      this.speaking = setTimeout(() => (this.state.textContent = text), this.state.textContent ? 120 : 0);
    }

    markMove() {
      this.links.forEach((link, index) => {
        link.classList.toggle("o-future", index >= this.at);
        link.removeAttribute("aria-current");
      });
      const list = this.moves;
      const current = this.links[this.at - 1];
      if (!current) {
        list.scrollTop = 0;
        return;
      }
      current.setAttribute("aria-current", "true");
      const top = current.offsetTop;
      if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 2;
      }
    }

    /** The arrows step from anywhere in the page; Home and End, which also scroll it, only within the replay. */
    onKey(event) {
      const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -64, End: 64 };
      const isField = event.target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]");
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const isScroll = ["Home", "End"].includes(event.key) && !this.root.contains(event.target);
      if (event.key in steps && !isField && !isTaken && !isScroll) {
        event.preventDefault();
        this.goTo(this.at + steps[event.key]);
      }
    }
  }

  outflank.register("replay", (root) => new Replay(root));
})();
