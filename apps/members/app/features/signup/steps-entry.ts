/** What the router notes with each entry of the browser's history; a link within the page makes one without. */
interface Entry {
  readonly idx: number;
  readonly key?: string;
  /** The entry of the steps that have one before them: the same page once more, right behind the router's own. */
  readonly isSignupStep?: true;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'idx' in state;

const entryNow = (): Entry | null => {
  const { state } = history as { readonly state: unknown };
  return isEntry(state) ? state : null;
};

/** Leaves the entry of the steps, of which the router is told nothing. */
const leaveSteps = ({ idx }: Entry): void => {
  const hear = (event: PopStateEvent): void => {
    if (isEntry(event.state) && event.state.idx === idx && !event.state.isSignupStep)
      event.stopImmediatePropagation();
  };
  addEventListener('popstate', hear, { capture: true, once: true });
  history.back();
};

/**
 * The entry of the browser's history on which the steps of signup stand that have one before them: that it is left says that Back
 * was pressed, and it is come back to at once (decision 172). The router hears nothing of it: to it that is the page once
 * more, which it would read anew, or be led away from.
 */
export class StepsEntry {
  readonly #page = entryNow()?.key;
  readonly #whenBack: () => (() => void) | undefined;
  /** Where the browser is, as far as it has told. */
  #isThere = entryNow()?.isSignupStep === true;
  #isReturning = false;

  /** @param whenBack answers what a press of Back does now; undefined where nothing can go back yet, so that it leaves */
  constructor(whenBack: () => (() => void) | undefined) {
    this.#whenBack = whenBack;
    // Before the router, which listens to the same.
    addEventListener('popstate', this.#hear, { capture: true });
  }

  /** Has the entry where it is wanted, and takes it away where it is not. */
  show(isWanted: boolean): void {
    const entry = entryNow();
    if (!entry || entry.key !== this.#page || this.#isReturning || isWanted === this.#isThere) return;
    this.#isThere = isWanted;
    if (isWanted) history.pushState({ ...entry, isSignupStep: true } satisfies Entry, '');
    else leaveSteps(entry);
  }

  /** Hears no more. */
  end(): void {
    removeEventListener('popstate', this.#hear, { capture: true });
  }

  /** Takes the entry away that would be a press of Back that does nothing: signup is closed over a page. */
  static clear(): void {
    const entry = entryNow();
    if (entry?.isSignupStep) leaveSteps(entry);
  }

  readonly #hear = (event: PopStateEvent): void => {
    const entry: unknown = event.state;
    if (!isEntry(entry) || entry.key !== this.#page) {
      // Of two presses in a row the second leads further: the way back passes this page once more.
      if (this.#isReturning) event.stopImmediatePropagation();
    } else if (entry.isSignupStep) this.#hearSteps(event, entry);
    else if (this.#isThere) {
      event.stopImmediatePropagation();
      this.#isReturning = this.#isThere = this.#whenBack() !== undefined;
      if (this.#isReturning) history.forward();
      else history.back();
    }
  };

  #hearSteps(event: PopStateEvent, entry: Entry): void {
    if (!this.#isReturning && this.#isThere) return;
    event.stopImmediatePropagation();
    if (!this.#isReturning) return leaveSteps(entry);
    this.#isReturning = false;
    // Only now: what it changes may lead to another entry.
    this.#whenBack()?.();
  }
}
