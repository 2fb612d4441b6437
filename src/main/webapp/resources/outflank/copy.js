/* Buttons that copy a text. A hall often has no TLS, and without it browsers offer no clipboard to scripts:
   then the text is copied the old way, from a field. */
(function () {
  "use strict";

  function copyFromField(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "o-hidden-text";
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }

  async function copy(text) {
    if (navigator.clipboard && window.isSecureContext) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch (forbidden) {
        return copyFromField(text);
      }
    }
    return copyFromField(text);
  }

  function wire(button) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (await copy(button.dataset.copy)) {
        button.textContent = button.dataset.textDone;
        button.focus();
        setTimeout(() => (button.textContent = label), 2500);
      }
    });
  }

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push((container) => {
    for (const button of container.querySelectorAll("[data-outflank=copy][hidden]")) {
      wire(button);
    }
  });
})();
