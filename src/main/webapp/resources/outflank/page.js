/* What every page needs: the reader's choice of light or dark, and fields that tell assistive technology of their
   hint and error. Loaded in the head without "defer", so that the chosen theme is there before the first paint. */
(function () {
  "use strict";

  const THEME_KEY = "outflank.theme";
  const THEMES = ["auto", "light", "dark"];
  const root = document.documentElement;

  function storedTheme() {
    try {
      const theme = localStorage.getItem(THEME_KEY);
      return THEMES.includes(theme) ? theme : "auto";
    } catch (storageForbidden) {
      return "auto"; // The page works without memory; it then follows the system.
    }
  }

  function rememberTheme(theme) {
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch (storageForbidden) {
      return; // Kept for this page only.
    }
  }

  function applyTheme(theme) {
    if (theme === "auto") {
      delete root.dataset.theme;
    } else {
      root.dataset.theme = theme;
    }
  }

  function labelThemeButton(button, theme) {
    const label = button.getAttribute("data-text-" + theme);
    button.setAttribute("aria-label", label);
    button.title = label;
  }

  function wireThemeButton(button) {
    let theme = storedTheme();
    labelThemeButton(button, theme);
    button.hidden = false;
    button.addEventListener("click", () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      applyTheme(theme);
      rememberTheme(theme);
      labelThemeButton(button, theme);
    });
  }

  function describeFields(container) {
    for (const field of container.querySelectorAll(".o-field")) {
      const input = field.querySelector("input:not([type=hidden]), select, textarea");
      if (!input) {
        continue;
      }
      const notes = [...field.querySelectorAll(".o-hint, .ui-message")].filter((note) => note.textContent.trim());
      for (const note of notes) {
        note.id = note.id || input.id + "-note-" + notes.indexOf(note);
      }
      if (notes.length) {
        input.setAttribute("aria-describedby", notes.map((note) => note.id).join(" "));
      }
      if (field.querySelector(".ui-message-error")) {
        input.setAttribute("aria-invalid", "true");
      } else {
        input.removeAttribute("aria-invalid");
      }
    }
  }

  /** On a phone the rows of the pairings are laid out as cards; the roles keep them a table for assistive technology. */
  function keepTables(container) {
    const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };
    for (const table of container.querySelectorAll(".o-pairings:not([role])")) {
      for (const part of [table, ...table.querySelectorAll("thead, tbody, tr, th, td")]) {
        part.setAttribute("role", roles[part.localName]);
      }
    }
  }

  /** On a phone the tabs scroll sideways; the one we are on must be seen. */
  function showCurrentTab() {
    for (const tab of document.querySelectorAll(".o-tabs [aria-current=page]")) {
      const tabs = tab.parentElement;
      tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
    }
  }

  /** A form that came back goes to its first mistake, which on a phone would be far below. */
  function goToFirstMistake() {
    const input = document.querySelector(".o-field [aria-invalid=true]");
    if (input) {
      const folded = input.closest("details");
      if (folded) {
        folded.open = true;
      }
      input.focus({ preventScroll: true });
      input.closest(".o-field").scrollIntoView({ block: "center" });
    }
  }

  applyTheme(storedTheme());

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];

  /** Brings everything in the page to life that is not alive yet; called again after each partial update. */
  outflank.mount = () => outflank.mounts.forEach((mount) => mount(document));
  outflank.mounts.push(describeFields, keepTables);

  document.addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll(".o-theme").forEach(wireThemeButton);
    showCurrentTab();
    outflank.mount();
    goToFirstMistake();
    if (window.jQuery) {
      window.jQuery(document).on("pfAjaxComplete", outflank.mount);
    }
  });
})();
