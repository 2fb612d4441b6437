/* Players who are level move by buttons; the list comes back from the server, and the focus goes with the player. */
(function () {
  "use strict";

  let moved = null;

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".d-order button");
    if (button) {
      const buttons = [...button.parentElement.querySelectorAll("button")];
      moved = { player: button.closest("li").dataset.player, button: buttons.indexOf(button) };
    }
  });

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push((container) => {
    const line = moved && container.querySelector(".d-order li[data-player='" + moved.player + "']");
    if (line) {
      const buttons = [...line.querySelectorAll("button")];
      const same = buttons[moved.button];
      (same.disabled ? buttons.find((button) => !button.disabled) : same).focus();
      moved = null;
    }
  });
})();
