/* The name of the opening beside the replay, which grows from move to move: Tiger, then Tiger › Brightwell.
   Loaded before replay.js, so that the first step is heard too. Without script the last name stands there. */
(function () {
  "use strict";

  window.outflank.register("opening", (root) => {
    const replay = root.closest("[data-outflank=replay]");
    const name = root.querySelector("[data-part=name]");
    const reached = (root.dataset.along || "").split("\n").filter(Boolean).map((line) => {
      const blank = line.indexOf(" ");
      return { move: Number(line.slice(0, blank)), name: line.slice(blank + 1) };
    });
    root.hidden = reached.length === 0;
    replay.addEventListener("outflank:step", (event) => {
      const last = reached.filter((opening) => opening.move <= event.detail.move).pop();
      name.textContent = last ? last.name : "";
      const state = replay.querySelector(".o-replay-state");
      if (state && state.nextElementSibling !== root) {
        state.after(root);
      }
    });
  });
})();
