import { AppError } from '../app-error.ts';

export interface LaneOptions {
  /** How many acts of one key are under way at the same time. */
  readonly atOnce: number;
  /** How many more wait for their turn, in order; what comes then is refused. */
  readonly waiting: number;
  /** As what: whoever waits for their own has sent too much, in a lane of many there is no room for them. */
  readonly refusedAs?: 'too_many_requests' | 'service_unavailable';
}

interface Lane {
  /** At most `atOnce`; each act that ends gives its place to the next in the queue. */
  running: number;
  readonly queue: (() => void)[];
}

/**
 * A queue for each key (a member, a session), outside of everything that all share: whoever sends a thousand requests
 * at once holds a few connections to the database and not all of them. An unused queue is forgotten. Every call goes through
 * one and nearly never waits: then it costs nothing but a count.
 */
export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** How many keys have something under way or waiting. */
  get size(): number {
    return this.#lanes.size;
  }

  /**
   * Does an act when it is the key's turn.
   * @throws AppError `too_many_requests` (or what the lanes refuse as) when too many wait already, and whatever the act throws
   */
  async run<T>(key: string, act: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(key) ?? { running: 0, queue: [] };
    this.#lanes.set(key, lane);
    if (lane.running < this.#options.atOnce) lane.running += 1;
    else await this.#turn(lane);
    try {
      return await act();
    } finally {
      const next = lane.queue.shift();
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) this.#lanes.delete(key);
    }
  }

  #turn({ queue }: Lane): Promise<void> {
    const { waiting, refusedAs = 'too_many_requests' } = this.#options;
    if (queue.length >= waiting) throw new AppError(refusedAs);
    return new Promise((resolve) => queue.push(resolve));
  }
}
