/* The draft of a round: players are chosen by click, Enter or arrow keys, or dragged onto another seat. What that means
   is said by the dialog, whose content comes from the server. */
(function () {
  "use strict";

  const START = 6; // Pixels before a press becomes a drag.
  const seats = () => [...document.querySelectorAll(".d-seat")];
  const dialog = () => document.getElementById("change-dialog");

  function open() {
    if (dialog() && !dialog().open) {
      dialog().showModal();
    }
  }

  function send(button, chosen, onto) {
    document.getElementById("change:chosen").value = chosen;
    document.getElementById("change:onto").value = onto;
    document.getElementById("change:" + button).click();
    open();
  }

  /** One seat is in the order of the Tab key; the arrows go from there. */
  function rove(current) {
    seats().forEach((seat) => (seat.tabIndex = seat === current ? 0 : -1));
  }

  function neighbor(seat, key) {
    const rows = [...seat.closest("tbody").rows].map((row) => [...row.querySelectorAll(".d-seat")]);
    const row = rows.findIndex((found) => found.includes(seat));
    const column = rows[row].indexOf(seat);
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[key];
    const next = step && rows[row + step[0]];
    return next && next[step[1] ? column + step[1] : Math.min(column, next.length - 1)];
  }

  /** A seat that follows the pointer until it is let go over another one. */
  class Drag {
    constructor(seat, event) {
      this.seat = seat;
      this.from = [event.clientX, event.clientY];
      this.ghost = null;
      this.target = null;
    }

    move(event) {
      const far = Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > START;
      if (!this.ghost && far) {
        this.ghost = this.seat.cloneNode(true);
        this.ghost.className = "d-ghost";
        this.ghost.removeAttribute("data-seat");
        document.body.append(this.ghost);
        this.seat.classList.add("d-dragged");
      }
      if (this.ghost) {
        this.ghost.style.translate = event.clientX + 12 + "px " + (event.clientY + 12) + "px";
        this.over(document.elementFromPoint(event.clientX, event.clientY));
      }
    }

    over(element) {
      const seat = element && element.closest(".d-seat");
      const target = seat && seat !== this.seat ? seat : null;
      if (target !== this.target) {
        this.target?.classList.remove("d-target");
        target?.classList.add("d-target");
        this.target = target;
      }
    }

    /** Whether it was a drag at all, and no click. */
    end(dropped) {
      const target = this.target;
      this.over(null);
      this.ghost?.remove();
      this.seat.classList.remove("d-dragged");
      if (dropped && target) {
        send("drop", this.seat.dataset.seat, target.dataset.seat);
      }
      return this.ghost !== null;
    }
  }

  let drag = null;
  let swallowClick = false;

  document.addEventListener("pointerdown", (event) => {
    const seat = event.target.closest("[data-changeable=true] .d-seat");
    const byFinger = event.pointerType === "touch";
    swallowClick = false;
    if (seat && event.isPrimary && event.button === 0 && (!byFinger || event.target.closest(".d-grip"))) {
      drag = new Drag(seat, event);
      seat.setPointerCapture(event.pointerId);
    }
  });
  document.addEventListener("pointermove", (event) => drag?.move(event));
  document.addEventListener("pointerup", () => {
    swallowClick = drag?.end(true) === true;
    drag = null;
  });
  document.addEventListener("pointercancel", () => {
    drag?.end(false);
    drag = null;
  });

  document.addEventListener("click", (event) => {
    const place = event.target.closest(".d-seat, .d-cost");
    if (place && !swallowClick) {
      send("choose", place.dataset.seat || place.dataset.why, "");
    }
    swallowClick = false;
    if (event.target.closest("[data-opens=change-dialog]")) {
      open();
    }
    if (event.target.closest("[data-closes]") || event.target === dialog()) {
      dialog().close();
    }
  });
  document.addEventListener("keydown", (event) => {
    const seat = event.target.closest(".d-seat");
    if (seat && event.key === "Escape" && drag) {
      drag.end(false);
      drag = null;
    }
    const next = seat && neighbor(seat, event.key);
    if (next) {
      event.preventDefault();
      rove(next);
      next.focus();
    }
  });

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push(() => {
    if (!seats().some((seat) => seat.tabIndex === 0) || seats().every((seat) => !seat.hasAttribute("tabindex"))) {
      rove(seats()[0]);
    }
    const heading = dialog() && dialog().open && dialog().querySelector("[data-focus-here=true]");
    if (heading) {
      delete heading.dataset.focusHere;
      heading.focus();
    }
  });
})();
