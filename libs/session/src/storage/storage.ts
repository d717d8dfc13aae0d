/** What a page keeps by name, without failing: a text, or nothing. */
export interface PageStorage {
  /** The text last kept under that name; null for none. */
  readonly get: (name: string) => string | null;
  /** Keeps a text. Answers whether the browser has it: false where it lives only as long as this page. */
  readonly set: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Hears when another tab has changed what stands under that name. Answers how to stop. */
  readonly onChangedElsewhere: (name: string, listener: () => void) => () => void;
}

type Kind = 'localStorage' | 'sessionStorage';

/** Where the browser's storages are found; the access alone may throw, and some web views have none. */
type Scope = { readonly [K in Kind]?: Storage | null };

/** A server has none and keeps nothing: what is one visitor's would be everybody's. */
const page: Scope | null = typeof window === 'undefined' ? null : window;

/**
 * Storage of the browser that may be missing, switched off, blocked by a setting or full: what it does not take is remembered for as
 * long as the page lives.
 */
export const createStorage = (kind: Kind, scope: Scope | null = page): PageStorage => {
  /** What the browser did not do: the text it did not take, null for what it did not remove. */
  const instead = new Map<string, string | null>();
  const keyOf = (name: string): string => `vesper.${name}`;
  const change = (name: string, text: string | null): boolean => {
    if (!scope) return false;
    try {
      const storage = scope[kind];
      if (storage) {
        if (text === null) storage.removeItem(keyOf(name));
        else storage.setItem(keyOf(name), text);
        instead.delete(name);
        return true;
      }
    } catch {
      // As where there is none.
    }
    instead.set(name, text);
    return false;
  };
  return {
    get: (name) => {
      const here = instead.get(name);
      if (here !== undefined) return here;
      try {
        return scope?.[kind]?.getItem(keyOf(name)) ?? null;
      } catch {
        return null;
      }
    },
    set: change,
    remove: (name) => void change(name, null),
    onChangedElsewhere: (name, listener) => {
      const hear = ({ key }: StorageEvent): void => {
        // Without a name all of it was cleared.
        if (key === null || key === keyOf(name)) listener();
      };
      globalThis.addEventListener?.('storage', hear);
      return () => globalThis.removeEventListener?.('storage', hear);
    },
  };
};

/** Kept on this device until somebody clears it. */
export const deviceStorage = createStorage('localStorage');

/** Kept in this tab, across its pages, until it is closed. */
export const tabStorage = createStorage('sessionStorage');
