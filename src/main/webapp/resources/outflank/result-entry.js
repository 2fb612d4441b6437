/* The quick entry of results: shows who sits at the typed table, fills in the other side's discs and those that follow
   from how the game ended, and asks for a reason only where one is needed. Without it the form works the same, just slower. */
(function () {
  "use strict";

  function discs(text) {
    const number = Number(text.replace(",", "."));
    return text.trim() && number >= 0 && number <= 64 ? number : null;
  }

  class Entry {
    constructor(form) {
      this.form = form;
      this.sum = Number(form.dataset.sum) || null;
      this.who = form.querySelector("[data-part=who]");
      this.reason = form.querySelector("[data-part=reason]");
      this.table = this.input("table");
      this.black = this.input("black");
      this.white = this.input("white");
      this.kind = this.input("kind");
      this.swapped = this.input("swapped");
      this.table?.addEventListener("input", () => this.showTable());
      this.black.addEventListener("input", () => this.fill(this.black, this.white));
      this.white.addEventListener("input", () => this.fill(this.white, this.black));
      this.kind.addEventListener("change", () => this.fillEnding());
      this.swapped?.addEventListener("change", () => this.showTable());
      this.showTable();
    }

    input(name) {
      return document.getElementById(this.form.id + ":" + name);
    }

    /** The row of the typed table; a page of one game has no tables to choose from. */
    row() {
      const table = this.table.value.trim();
      return /^\d+$/.test(table) ? document.querySelector('tr[data-table="' + Number(table) + '"]') : null;
    }

    showTable() {
      if (!this.table) {
        return;
      }
      const row = this.row();
      const typed = this.table.value.trim();
      const names = row ? [row.dataset.black, row.dataset.white] : [];
      if (this.swapped?.checked) {
        names.reverse();
      }
      this.who.textContent = row ? names.join(" – ") : typed && this.who.dataset.textUnknown;
      if (this.reason) {
        const needed = (row && row.dataset.decided === "true") || this.kind.value === "ADJUDICATED";
        this.reason.hidden = !needed && !this.reason.querySelector(".ui-message-error");
      }
    }

    /** The side typed last leads; the other one follows unless the rules let empty squares go to nobody. */
    fill(typed, other) {
      const number = discs(typed.value);
      if (this.sum && this.kind.value !== "DOUBLE_FORFEIT") {
        other.value = number === null ? "" : String(this.sum - number);
      }
    }

    /** The discs that follow from how the game ended; where nothing tells them, what is typed stays. */
    fillEnding() {
      this.showTable();
      const discs = this.proposed(this.kind.value);
      if (discs) {
        [this.black.value, this.white.value] = discs.split(" ");
      }
    }

    proposed(ending) {
      const losesAll = this.form.dataset.timeOut === "LOSES_ALL";
      switch (ending) {
        case "DOUBLE_FORFEIT":
          return "0 0";
        case "BLACK_ABSENT":
          return "0 64";
        case "WHITE_ABSENT":
          return "64 0";
        case "BLACK_OUT_OF_TIME":
          return losesAll ? "0 64" : this.told("blackOutOfTime");
        case "WHITE_OUT_OF_TIME":
          return losesAll ? "64 0" : this.told("whiteOutOfTime");
        default:
          return null;
      }
    }

    /** What the server makes of the board that was handed in; it knows the colors as they stand, not as they are swapped. */
    told(name) {
      const source = this.table ? this.row() : this.form;
      return !this.swapped?.checked && source ? source.dataset[name] : null;
    }

    /** Where typing goes on: at the discs if a table is proposed, else at the table. */
    focus() {
      const wrong = this.form.querySelector("[aria-invalid=true]");
      const next = wrong || (!this.table || this.table.value ? this.black : this.table);
      next.focus();
      next.select?.();
    }

    start(table) {
      this.table.value = table;
      this.black.value = this.white.value = "";
      this.showTable();
      this.black.focus();
    }
  }

  let entry = null;
  let first = true;

  function mount(container) {
    const form = container.querySelector("form[data-entry]");
    if (!form || (entry && entry.form === form)) {
      return;
    }
    entry = new Entry(form);
    if (entry.table && (!first || window.matchMedia("(pointer: fine)").matches)) {
      entry.focus(); // On a phone the keyboard stays away until somebody wants it.
    }
    first = false;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-enter]");
    if (button && entry) {
      entry.start(button.dataset.enter);
    }
  });

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push(mount);
})();
