/* What was entered but not sent, kept on this device. */
(function () {
  "use strict";

  const DRAFT_PREFIX = "outflank.record.";

  /** The unsent record of one game on this device; silent where the browser forbids storage. */
  class Draft {
    constructor(key) {
      this.key = key ? DRAFT_PREFIX + key : null;
    }

    attempt(action) {
      try {
        return this.key ? action(window.localStorage) : null;
      } catch (storageForbidden) {
        return null; // Private mode or a full store: entry works, only the memory is missing.
      }
    }

    read() {
      return this.attempt((storage) => storage.getItem(this.key));
    }

    keep(text) {
      this.attempt((storage) => (text ? storage.setItem(this.key, text) : storage.removeItem(this.key)));
    }

    forget() {
      this.keep("");
    }
  }

  window.outflank.Draft = Draft;
})();
