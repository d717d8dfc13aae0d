import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../app-error.ts';

export interface LaneOptions {
  /** How many acts of one key are under way at the same time. */
  readonly atOnce: number;
  /** How many more wait for their turn, in order; what comes then is refused. */
  readonly waiting: number;
}

/**
 * A queue for each key (a member, a session), outside of everything that all share: whoever sends a thousand requests
 * at once holds a few connections to the database and not all of them. An unused queue is forgotten.
 */
export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, { readonly limit: LimitFunction; users: number }>();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** How many keys have something under way or waiting. */
  get size(): number {
    return this.#lanes.size;
  }

  /**
   * Does an act when it is the key's turn.
   * @throws AppError `too_many_requests` when too many wait already, and whatever the act throws
   */
  async run<T>(key: string, act: () => Promise<T>): Promise<T> {
    const { atOnce, waiting } = this.#options;
    const lane = this.#lanes.get(key) ?? { limit: pLimit(atOnce), users: 0 };
    if (lane.users >= atOnce + waiting) throw new AppError('too_many_requests');
    this.#lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.limit(act);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) this.#lanes.delete(key);
    }
  }
}
