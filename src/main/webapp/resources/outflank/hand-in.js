/* The question who holds a draw is asked only while the discs are equal. The server asks again in any case. */
(function () {
  "use strict";

  window.outflank.register("draw-holder", (root) => {
    const fields = [root.dataset.blackInput, root.dataset.whiteInput].map((id) => document.getElementById(id));

    function update() {
      const [black, white] = fields.map((field) => field.value.trim());
      root.hidden = !black || black !== white;
    }

    fields[0].form.addEventListener("input", update);
    // The board fills in its score right after it tells of the move.
    document.addEventListener("outflank:record", () => queueMicrotask(update));
    update();
  });
})();
