/* The quick entry of results: shows who sits at the typed table, fills in the other side's discs, and asks for a reason
   only where a result stands already. Without it the form works the same, just slower. */
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
      this.table.addEventListener("input", () => this.showTable());
      this.black.addEventListener("input", () => this.fill(this.black, this.white));
      this.white.addEventListener("input", () => this.fill(this.white, this.black));
      this.kind.addEventListener("change", () => this.fillForfeit());
      this.showTable();
    }

    input(name) {
      return document.getElementById(this.form.id + ":" + name);
    }

    row() {
      const table = this.table.value.trim();
      return /^\d+$/.test(table) ? document.querySelector('tr[data-table="' + Number(table) + '"]') : null;
    }

    showTable() {
      const row = this.row();
      const typed = this.table.value.trim();
      this.who.textContent = row ? row.dataset.black + " – " + row.dataset.white : typed && this.who.dataset.textUnknown;
      if (this.reason) {
        this.reason.hidden = !(row && row.dataset.decided === "true") && !this.reason.querySelector(".ui-message-error");
      }
    }

    /** The side typed last leads; the other one follows unless the rules let empty squares go to nobody. */
    fill(typed, other) {
      const number = discs(typed.value);
      if (this.sum && this.kind.value !== "DOUBLE_FORFEIT") {
        other.value = number === null ? "" : String(this.sum - number);
      }
    }

    fillForfeit() {
      if (this.kind.value === "DOUBLE_FORFEIT") {
        this.black.value = this.white.value = "0";
      }
    }

    /** Where typing goes on: at the discs if a table is proposed, else at the table. */
    focus() {
      const wrong = this.form.querySelector("[aria-invalid=true]");
      const next = wrong || (this.table.value ? this.black : this.table);
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
    if (!first || window.matchMedia("(pointer: fine)").matches) {
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
