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

/**
 * The entry of the browser's history on which the steps of signup stand that have one before them: that it is left says that Back
 * was pressed, and it is come back to at once (decision 172). The router hears nothing of it: to it that is the page once
 * more, which it would read anew, or be led away from.
 */
export class StepsEntry {
  readonly #page = entryNow()?.key;
  readonly #whenBack: () => (() => void) | undefined;
  #isWanted = entryNow()?.isSignupStep === true;
  /** Where the browser is, as far as it has told; on its way it tells later. */
  #isThere = this.#isWanted;
  #isReturning = false;
  #isLeaving = false;
  #hasEnded = false;

  /** @param whenBack answers what a press of Back does now; undefined where nothing can go back yet, so that it leaves */
  constructor(whenBack: () => (() => void) | undefined) {
    this.#whenBack = whenBack;
    // Before the router, which listens to the same.
    addEventListener('popstate', this.#hear, { capture: true });
  }

  /** Has the entry where it is wanted, and takes it away where it is not. */
  show(isWanted: boolean): void {
    this.#isWanted = isWanted;
    this.#settle();
  }

  /** Signup is closed: over a page, the entry would be a press of Back that does nothing. */
  end(): void {
    this.#hasEnded = true;
    this.show(false);
  }

  /** Hears no more, and leaves everything as it is. */
  stop(): void {
    removeEventListener('popstate', this.#hear, { capture: true });
  }

  #settle(): void {
    if (this.#isReturning || this.#isLeaving) return;
    const entry = entryNow();
    if (entry && entry.key === this.#page && this.#isWanted !== this.#isThere) {
      if (this.#isWanted) {
        history.pushState({ ...entry, isSignupStep: true } satisfies Entry, '');
        this.#isThere = true;
      } else {
        this.#isLeaving = true;
        history.back();
      }
    }
    if (this.#hasEnded && !this.#isLeaving) this.stop();
  }

  readonly #hear = (event: PopStateEvent): void => {
    const entry: unknown = event.state;
    if (!isEntry(entry) || entry.key !== this.#page) {
      // Of two presses in a row the second leads further: the way back passes this page once more.
      if (this.#isReturning) event.stopImmediatePropagation();
    } else if (entry.isSignupStep) this.#hearSteps(event);
    else if (this.#isLeaving) {
      event.stopImmediatePropagation();
      this.#isThere = this.#isLeaving = false;
      this.#settle();
    } else if (this.#isThere) {
      event.stopImmediatePropagation();
      this.#isReturning = this.#isThere = this.#whenBack() !== undefined;
      if (this.#isReturning) history.forward();
      else history.back();
    }
  };

  #hearSteps(event: PopStateEvent): void {
    if (!this.#isReturning && this.#isThere) return;
    event.stopImmediatePropagation();
    const isBack = this.#isReturning;
    this.#isThere = true;
    this.#isReturning = false;
    // Only now: what it changes may lead to another entry.
    if (isBack && !this.#hasEnded) this.#whenBack()?.();
    this.#settle();
  }
}
