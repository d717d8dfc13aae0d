import { AppError } from '../app-error.ts';

/** One processor makes pages: with more of them begun at once each one, and every call, would only wait for the others. */
const atOnce = 2;
/**
 * Whoever would wait longer is told at once to come again; with a form something was typed, which is worth waiting for, and a
 * view is made once for all who wait for it.
 */
const longestWaitMs = { visitor: 1000, member: 2000, view: 4000, form: 8000 } as const;
export type Asker = keyof typeof longestWaitMs;

/** A page that is not done by then waits for something else than the processor: the next one is begun beside it. */
const longestPlaceMs = 3000;

/** How much one page says of how long the next will take. */
const weight = 0.1;

/** Between two pages it is looked who comes: for this part of what a page takes at most, */
const outsideShare = 0.5;
/** within these. */
const outsideMs = { least: 3, most: 50 };

/**
 * The pages that are not kept are made a few at a time, of each sender one and then of each the next; calls go past them.
 * Whoever asks for many waits for themselves.
 */
export class PageQueue {
  readonly #refuses: boolean;
  readonly #nowMs: () => number;
  readonly #letIn: (mostMs: number) => Promise<void>;
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  /** How far apart pages are finished, as measured. */
  #eachMs = 0;

  /** @param refuses whether who would wait too long is told so, or waits; `letIn` lets calls and connections in between pages */
  constructor({
    refuses = true,
    nowMs = () => performance.now(),
    letIn = async (_mostMs: number): Promise<void> => undefined,
  } = {}) {
    this.#refuses = refuses;
    this.#nowMs = nowMs;
    this.#letIn = letIn;
  }

  /**
   * Makes a page when it is its sender's turn.
   * @throws AppError `service_unavailable` when its turn would come too late, and whatever `make` throws
   */
  async run<T>(asker: Asker, sender: string, make: () => Promise<T>): Promise<T> {
    if (this.#refuses && this.#ahead(sender) * this.#eachMs > longestWaitMs[asker])
      throw new AppError('service_unavailable');
    if (this.#running < atOnce) this.#running += 1;
    else await this.#turn(sender);
    const giveBack = this.#hold();
    try {
      // Where nothing of a page is waited for outside this process, the next would begin in the same turn of the event loop.
      await this.#letIn(Math.min(Math.max(outsideMs.least, this.#eachMs * outsideShare), outsideMs.most));
      return await make();
    } finally {
      giveBack();
    }
  }

  /** How many are begun before the next one of this sender, as far as they have come. */
  #ahead(sender: string): number {
    const own = this.#waiting.get(sender)?.length ?? 0;
    let ahead = own;
    for (const [other, { length }] of this.#waiting) if (other !== sender) ahead += Math.min(length, own + 1);
    return ahead;
  }

  #turn(sender: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(sender) ?? [];
      queue.push(resolve);
      this.#waiting.set(sender, queue);
    });
  }

  /** @returns gives the place back, which is done once, after {@link longestPlaceMs} at the latest */
  #hold(): () => void {
    const beganMs = this.#nowMs();
    let isHeld = true;
    const giveBack = () => {
      clearTimeout(timer);
      if (!isHeld) return;
      isHeld = false;
      this.#eachMs += ((this.#nowMs() - beganMs) / atOnce - this.#eachMs) * weight;
      this.#next();
    };
    const timer = setTimeout(giveBack, longestPlaceMs);
    return giveBack;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return void (this.#running -= 1);
    const [sender, queue] = first;
    const begin = queue.shift();
    // Taken out and put in again at the end, so that it is the others' turn.
    this.#waiting.delete(sender);
    if (queue.length > 0) this.#waiting.set(sender, queue);
    begin?.();
  }
}
