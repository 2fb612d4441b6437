/* Small comforts of the desk: links to copy, proposals to fill in, and lists that shrink while one types. */
(function () {
  "use strict";

  function copy(button) {
    const input = button.parentElement.querySelector("input");
    const done = () => {
      button.textContent = button.dataset.textDone;
    };
    if (navigator.clipboard) {
      navigator.clipboard.writeText(button.dataset.copy).then(done, () => input && input.select());
    } else if (input) {
      input.select(); // Without a secure connection browsers give no clipboard: one key is left to press.
    }
  }

  function fill(button) {
    const input = document.getElementById(button.dataset.fill);
    input.value = button.dataset.value;
    input.focus();
  }

  /** Case and accents do not matter: "muller" finds Müller. */
  function plain(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  }

  function filter(input) {
    const wanted = plain(input.value).split(/\s+/).filter(Boolean);
    for (const row of document.querySelectorAll(input.dataset.filter)) {
      const text = plain(row.dataset.name || row.textContent);
      row.hidden = !wanted.every((word) => text.includes(word));
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy], [data-fill]");
    if (button) {
      (button.dataset.copy === undefined ? fill : copy)(button);
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.dataset.filter) {
      filter(event.target);
    }
  });

  // Two records of one game are opened where they part, unless the address says otherwise.
  const parted = document.querySelector("[data-first-difference]");
  if (parted && parted.dataset.firstDifference !== "0" && !window.location.hash) {
    history.replaceState(history.state, "", "#m" + parted.dataset.firstDifference);
  }

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push((container) => {
    container.querySelectorAll("[data-filter]").forEach(filter);
    const asked = container.querySelector("[data-focus=true]");
    if (asked) {
      delete asked.dataset.focus;
      asked.focus();
    }
    // What is wrong must not hide in a closed part of a form.
    container.querySelectorAll("details:has(.ui-message-error)").forEach((details) => (details.open = true));
  });
})();
