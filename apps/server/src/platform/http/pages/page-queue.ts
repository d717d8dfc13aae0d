import pLimit from 'p-limit';
import { AppError } from '../app-error.ts';

/** One processor makes pages: with more of them begun at once each one, and every call, would only wait for the others. */
const atOnce = 2;
/** Whoever would wait longer is told at once to come again; with a form something was typed, which is worth waiting for. */
const longestWaitMs = { visitor: 1000, member: 2000, form: 8000 } as const;
export type Asker = keyof typeof longestWaitMs;

/** How much one page says of how long the next will take. */
const weight = 0.1;

/** The pages that are not kept are made a few at a time, in order; calls go past them. */
export class PageQueue {
  readonly #limit = pLimit(atOnce);
  readonly #nowMs: () => number;
  /** How far apart pages are finished, as measured. */
  #eachMs = 0;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /**
   * Makes a page when it is its turn.
   * @throws AppError `service_unavailable` when its turn would come too late, and whatever `make` throws
   */
  async run<T>(asker: Asker, make: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount * this.#eachMs > longestWaitMs[asker])
      throw new AppError('service_unavailable');
    return this.#limit(async () => {
      const beganMs = this.#nowMs();
      try {
        return await make();
      } finally {
        this.#eachMs += ((this.#nowMs() - beganMs) / atOnce - this.#eachMs) * weight;
      }
    });
  }
}
