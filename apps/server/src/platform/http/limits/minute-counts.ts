/** What is left of a minute to whoever has just taken something of it. */
export interface Taken {
  /** There was not as much left. */
  readonly isRefused: boolean;
  readonly remaining: number;
  /** Until the next minute begins, in milliseconds. */
  readonly msBeforeNext: number;
}

interface Count {
  taken: number;
  readonly endsAtMs: number;
}

const minuteMs = 60_000;

/**
 * How much each sender has taken of what a minute has, counted in this process; a sender's minute begins with their first request.
 * Every request is counted twice: it takes no promise, and no timer for each sender. Counts of two minutes are kept, and those
 * before them are let go of all at once, however many there are.
 */
export class MinuteCounts {
  readonly #most: number;
  readonly #nowMs: () => number;
  #young = new Map<string, Count>();
  #old = new Map<string, Count>();
  #turnsAtMs: number;

  constructor(most: number, nowMs: () => number = () => performance.now()) {
    this.#most = most;
    this.#nowMs = nowMs;
    this.#turnsAtMs = nowMs() + minuteMs;
  }

  /** How many senders are counted. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  consume(key: string, cost: number): Taken {
    const nowMs = this.#nowMs();
    const count = this.#countOf(key, nowMs);
    count.taken += cost;
    return {
      isRefused: count.taken > this.#most,
      remaining: Math.max(this.#most - count.taken, 0),
      msBeforeNext: count.endsAtMs - nowMs,
    };
  }

  /** Gives back what was taken. */
  reward(key: string, cost: number): void {
    const count = this.#countOf(key, this.#nowMs());
    // It may have been taken in the minute before.
    count.taken = Math.max(0, count.taken - cost);
  }

  #countOf(key: string, nowMs: number): Count {
    if (nowMs >= this.#turnsAtMs) this.#turn(nowMs);
    const known = this.#young.get(key) ?? this.#old.get(key);
    if (known && known.endsAtMs > nowMs) return known;
    const count = { taken: 0, endsAtMs: nowMs + minuteMs };
    this.#young.set(key, count);
    return count;
  }

  /** Whoever was counted first before the last minute has begun another one since. */
  #turn(nowMs: number): void {
    const isLongAgo = nowMs >= this.#turnsAtMs + minuteMs;
    this.#old = isLongAgo ? new Map() : this.#young;
    this.#young = new Map();
    this.#turnsAtMs = nowMs + minuteMs;
  }
}
