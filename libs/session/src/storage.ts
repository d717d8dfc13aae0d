/** What a page keeps by name, without failing: a text, or nothing. */
export interface PageStorage {
  /** The text last kept under that name; null for none. */
  readonly get: (name: string) => string | null;
  /** Keeps a text. Answers whether the browser has it: false where it lives only as long as this page. */
  readonly set: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
}

const keyOf = (name: string): string => `vesper.${name}`;

/**
 * Storage of the browser that may be switched off, blocked by a setting (then the mere access throws) or full: what it does
 * not take is remembered for as long as the page lives. `open` answers null where there is no browser: a server keeps
 * nothing, what is one visitor's would be everybody's.
 */
export const createStorage = (open: () => Storage | null): PageStorage => {
  /** What the browser did not do: the text it did not take, null for what it did not remove. */
  const instead = new Map<string, string | null>();
  /** Does it in the browser; on failure the page remembers what should have been. */
  const change = (key: string, wanted: string | null, act: (storage: Storage) => void): boolean => {
    try {
      const storage = open();
      if (!storage) return false;
      act(storage);
      instead.delete(key);
      return true;
    } catch {
      instead.set(key, wanted);
      return false;
    }
  };
  return {
    get: (name) => {
      const key = keyOf(name);
      const here = instead.get(key);
      if (here !== undefined) return here;
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (name, text) => change(keyOf(name), text, (storage) => storage.setItem(keyOf(name), text)),
    remove: (name) => void change(keyOf(name), null, (storage) => storage.removeItem(keyOf(name))),
  };
};

/** Kept on this device until somebody clears it. */
export const deviceStorage = createStorage(() =>
  typeof window === 'undefined' ? null : window.localStorage,
);

/** Kept in this tab, across its pages, until it is closed. */
export const tabStorage = createStorage(() => (typeof window === 'undefined' ? null : window.sessionStorage));
