/* The order of tie-breaks as a list to put in order. The text field beneath stays what the form sends; where it holds
   something the list does not know, the text is left to be typed. */
(function () {
  "use strict";

  const SEPARATOR = /\s*[,;>]\s*/;

  function mount(editor) {
    const input = document.getElementById(editor.dataset.tieBreaks);
    const list = editor.querySelector("ol");
    const add = editor.querySelector(".d-ties-add select");
    const said = editor.querySelector("[data-said]");
    const templates = new Map(
      [...editor.querySelectorAll("template")].map((template) => [template.dataset.tieBreak, template])
    );
    let written = null;

    function say(text, ...values) {
      said.textContent = values.reduce((sentence, value, place) => sentence.replace("{" + place + "}", value), text);
    }

    function controls(item) {
      return {
        factor: item.querySelector("[data-factor]"),
        automatic: item.querySelector("[data-automatic]"),
        parameter: item.querySelector("[data-parameter]"),
      };
    }

    function make(stored) {
      const [name, parameter] = stored.split("=").map((part) => part.trim());
      const template = templates.get(name);
      if (!template) {
        return null;
      }
      const item = template.content.firstElementChild.cloneNode(true);
      item.dataset.name = name;
      const { factor, automatic, parameter: choice } = controls(item);
      if (automatic && parameter) {
        automatic.checked = parameter === automatic.value;
        factor.value = automatic.checked ? "" : parameter;
      }
      if (automatic) {
        factor.disabled = automatic.checked;
      }
      if (choice && choice.type === "checkbox") {
        choice.checked = parameter === choice.value;
      } else if (choice) {
        choice.value = parameter || "";
      }
      item.querySelectorAll("input, select").forEach((control) => (control.disabled ||= input.disabled));
      return item;
    }

    function stored(item) {
      const { factor, automatic, parameter } = controls(item);
      let value = "";
      if (factor) {
        value = automatic.checked ? automatic.value : factor.value.trim().replace(",", ".");
      } else if (parameter) {
        value = parameter.type === "checkbox" && !parameter.checked ? "" : parameter.value;
      }
      return item.dataset.name + (value ? "=" + value : "");
    }

    /** Shows which moves there are and which tie-breaks can be added, and writes the text. */
    function refresh() {
      const items = [...list.children];
      items.forEach((item, place) => {
        for (const button of item.querySelectorAll("[data-move]")) {
          button.disabled = Number(button.dataset.move) < 0 ? place === 0 : place === items.length - 1;
        }
      });
      editor.querySelector("[data-none]").hidden = items.length > 0;
      if (add) {
        for (const option of add.options) {
          option.hidden = option.disabled = items.some((item) => item.dataset.name === option.value);
        }
        add.value = "";
      }
      written = input.value = items.map(stored).join(", ");
    }

    function read() {
      const items = input.value.split(SEPARATOR).filter((part) => part.trim()).map(make);
      const known = items.every(Boolean);
      editor.hidden = !known;
      input.hidden = known;
      if (known) {
        list.replaceChildren(...items);
        refresh();
      }
    }

    function move(item, step) {
      const place = [...list.children].indexOf(item) + step;
      if (place < 0 || place >= list.children.length) {
        return;
      }
      list.insertBefore(item, step < 0 ? list.children[place] : list.children[place].nextSibling);
      refresh();
      const button = item.querySelector("[data-move='" + step + "']");
      (button.disabled ? item.querySelector("[data-move='" + -step + "']") : button).focus();
      say(said.dataset.textPlace, item.dataset.label, place + 1, list.children.length);
    }

    function remove(item) {
      const next = item.nextElementSibling || item.previousElementSibling;
      item.remove();
      refresh();
      (next ? next.querySelector("[data-remove]") : add).focus();
      say(said.dataset.textRemoved, item.dataset.label);
    }

    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button && button.dataset.move) {
        move(button.closest("li"), Number(button.dataset.move));
      } else if (button) {
        remove(button.closest("li"));
      }
    });
    list.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.altKey && step && !input.disabled) {
        event.preventDefault();
        move(event.target.closest("li"), step);
      }
    });
    list.addEventListener("input", (event) => {
      const { factor, automatic } = controls(event.target.closest("li"));
      if (event.target === automatic) {
        factor.disabled = automatic.checked;
        factor.value = automatic.checked ? "" : factor.defaultValue;
      }
      refresh();
    });
    if (add) {
      add.addEventListener("change", () => {
        const item = make(add.value);
        list.append(item);
        refresh();
        say(said.dataset.textPlace, item.dataset.label, list.children.length, list.children.length);
      });
    }
    // A preset fills the text; the list follows it.
    document.addEventListener("click", (event) => {
      if (event.target.closest("[data-fill='" + input.id + "']") && input.value !== written) {
        read();
      }
    });
    read();
  }

  const outflank = (window.outflank = window.outflank || {});
  outflank.mounts = outflank.mounts || [];
  outflank.mounts.push((container) => {
    for (const editor of container.querySelectorAll("[data-tie-breaks]:not([data-mounted])")) {
      editor.dataset.mounted = "true";
      mount(editor);
    }
  });
})();
