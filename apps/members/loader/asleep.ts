/** What the loader of a page has to know to bring the app (`data-wake` of its element). */
export interface WakePlan {
  /** The app's files in the order in which they need each other: those that need nothing first, the entry last. */
  readonly pieces: readonly string[];
  readonly texts: readonly string[];
  /** So long after the first frame it begins at the latest; left out where it waits for all that the first view names. */
  readonly latestMs?: number;
}

/** What the loader leaves for the app: its code, and what somebody did meanwhile that the browser alone could not answer. */
export interface Asleep {
  /** The code that has come, by its address. */
  readonly modules: Readonly<Record<string, object>>;
  /** What was pressed that only script answers, in its order and each once; marked with `data-pressed`. */
  readonly pressed: ReadonlySet<HTMLElement>;
  /** The fields that were typed or chosen in, with what they then held. */
  readonly typed: Map<EventTarget, readonly [value: string, isChecked: boolean, caret?: number | null]>;
  /** Aborted when the app listens by itself. */
  readonly listening: AbortController;
}

declare global {
  interface Window {
    /** Of a page that the loader is on; absent in tests and stories. */
    asleep?: Asleep;
  }
}
