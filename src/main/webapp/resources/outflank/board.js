/* Draws a board: 64 real buttons in a grid, readable by eye, by keyboard and by screen reader.
   It knows how a position looks, nothing about games; replay.js and record-entry.js use it. */
(function () {
  "use strict";

  const outflank = (window.outflank = window.outflank || {});
  const { BLACK, WHITE, EMPTY, nameOf } = outflank.rules;
  const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

  /** Element with class, attributes and children; a null attribute is left out. */
  outflank.element = function (tag, className, attributes = {}, ...children) {
    const element = document.createElement(tag);
    if (className) {
      element.className = className;
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== null) {
        element.setAttribute(name, value);
      }
    }
    element.append(...children);
    return element;
  };

  /** Fills {0}, {1} … of a text of the page. */
  outflank.format = (text, ...values) => text.replace(/\{(\d)\}/g, (_, index) => values[index]);

  const element = outflank.element;

  class Board {
    /**
     * @param texts words of the page: board, black, white, empty, legal, last
     * @param onSquare called with the index of a square that was pressed
     */
    constructor(texts, onSquare) {
      this.texts = texts;
      this.shown = null;
      this.marked = [];
      this.cells = Array.from({ length: 64 }, (_, square) => this.createCell(square, onSquare));
      this.grid = element("div", "o-grid", { role: "grid", "aria-label": texts.board });
      for (let row = 0; row < 8; row++) {
        const cells = this.cells.slice(row * 8, row * 8 + 8).map((cell) => element("div", "o-gridcell", { role: "gridcell" }, cell));
        this.grid.append(element("div", "o-gridrow", { role: "row" }, ...cells));
      }
      this.grid.addEventListener("keydown", (event) => this.moveFocus(event));
      this.element = element("div", "o-board", {}, this.createEdge("columns", "abcdefgh"), this.createEdge("rows", "12345678"), this.grid);
    }

    createEdge(kind, letters) {
      const marks = [...letters].map((letter) => element("span", "", {}, letter));
      return element("div", "o-board-" + kind, { "aria-hidden": "true" }, ...marks);
    }

    createCell(square, onSquare) {
      const number = element("span", "o-number");
      const piece = element("span", "o-piece", { hidden: "" }, number);
      const cell = element("button", "o-square", { type: "button", tabindex: square === 0 ? "0" : "-1" }, piece);
      if ([18, 21, 42, 45].includes(square)) {
        cell.classList.add("o-dot");
      }
      cell.addEventListener("click", () => onSquare(square));
      cell.addEventListener("focus", () => this.setTabStop(square));
      piece.addEventListener("animationend", () => piece.classList.remove("o-flip", "o-drop"));
      return cell;
    }

    /** Only one square is a tab stop; the arrows go from square to square. */
    setTabStop(square) {
      this.cells.forEach((cell, index) => cell.setAttribute("tabindex", index === square ? "0" : "-1"));
    }

    moveFocus(event) {
      const square = this.cells.indexOf(event.target);
      const arrow = ARROWS[event.key];
      if (square < 0 || !arrow || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      const row = Math.min(7, Math.max(0, (square >> 3) + arrow[0]));
      const column = Math.min(7, Math.max(0, (square & 7) + arrow[1]));
      this.cells[row * 8 + column].focus();
    }

    /**
     * Shows a position.
     * @param view last: square of the last move or -1; legal: squares to mark as legal;
     *   numbers: move numbers by square or null; animate: whether discs may turn before the eye;
     *   marks: what else is to be seen, each with its squares, a class and the word for it
     */
    show(position, { last = -1, legal = [], numbers = null, animate = false, marks = [] } = {}) {
      const before = this.shown;
      this.marked.forEach(([cell, className]) => cell.classList.remove(className));
      this.marked = marks.flatMap(({ squares, className }) => squares.map((square) => [this.cells[square], className]));
      this.marked.forEach(([cell, className]) => cell.classList.add(className));
      this.cells.forEach((cell, square) => {
        const content = position.squares[square];
        const piece = cell.firstChild;
        const isLegal = legal.includes(square);
        piece.hidden = content === EMPTY;
        piece.classList.toggle("o-black", content === BLACK);
        piece.classList.toggle("o-white", content === WHITE);
        piece.classList.remove("o-flip", "o-drop");
        if (animate && before && before[square] !== content && content !== EMPTY) {
          piece.classList.add(before[square] === EMPTY ? "o-drop" : "o-flip");
        }
        piece.classList.toggle("o-last", square === last);
        piece.firstChild.textContent = numbers && numbers[square] ? numbers[square] : "";
        cell.classList.toggle("o-legal", isLegal);
        cell.classList.toggle("o-legal-white", isLegal && position.turn === WHITE);
        const seen = marks.filter(({ squares }) => squares.includes(square)).map(({ word }) => word);
        cell.setAttribute("aria-label", this.describe(square, content, isLegal, square === last, seen));
      });
      this.shown = position.squares;
    }

    describe(square, content, isLegal, isLast, seen) {
      const words = [nameOf(square), [this.texts.empty, this.texts.black, this.texts.white][content]];
      if (isLegal) {
        words[1] = this.texts.legal;
      }
      if (isLast) {
        words.push(this.texts.last);
      }
      return [...words, ...seen].join(", ");
    }
  }

  outflank.Board = Board;

  /** Brings the components of one kind to life, each once. */
  outflank.register = function (kind, create) {
    const mount = (container) => {
      for (const root of container.querySelectorAll(`[data-outflank="${kind}"]:not([data-alive])`)) {
        root.dataset.alive = "true";
        create(root);
      }
    };
    outflank.mounts = outflank.mounts || [];
    outflank.mounts.push(mount);
    if (document.readyState === "complete") {
      mount(document);
    }
  };

  /** The texts a page gives to a component: data-text-to-move becomes toMove. */
  outflank.textsOf = function (root) {
    const texts = {};
    for (const [name, value] of Object.entries(root.dataset)) {
      if (name.startsWith("text")) {
        texts[name[4].toLowerCase() + name.slice(5)] = value;
      }
    }
    return texts;
  };
})();
