/* The working behind a number in the standings opens beside them: it is a part of the player's own page, fetched from there.
   Without script, in another tab or where fetching fails, the same link leads to that page. */
(function () {
  "use strict";

  const dialog = document.getElementById("working");
  const title = dialog.querySelector("h2");
  const body = dialog.querySelector("div");
  const whole = dialog.querySelector("[data-whole]");
  let asked = null;

  async function open(link) {
    asked = link;
    const section = new URL(link.href).hash.slice(1);
    try {
      const answer = await fetch(link.href, { credentials: "same-origin" });
      if (!answer.ok) {
        throw new Error("status " + answer.status);
      }
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const working = page.getElementById(section);
      if (asked !== link) {
        return;
      }
      title.replaceChildren(...page.querySelector("main h2, h2").cloneNode(true).childNodes);
      body.replaceChildren(document.importNode(working, true));
      whole.href = link.href;
      dialog.showModal();
      dialog.scrollTop = 0;
    } catch (unreachable) {
      window.location.assign(link.href); // The page itself says what is wrong.
    }
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-working]");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link && plain) {
      event.preventDefault();
      open(link);
    } else if (event.target === dialog || event.target.closest("#working [data-close]")) {
      dialog.close();
    }
  });
})();
