// For tests only.

/** Whole numbers that follow from a seed alone (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From 0 to below `sides`. */
  roll(sides: number): number {
    return Math.floor(this.next() * sides);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}

interface Due {
  readonly atMs: number;
  readonly order: number;
  readonly act: () => void;
}

/** How many turns promises get to come to rest between two acts; chains in a machine are shorter. */
const turns = 12;

/** A time that passes only where something is due, in one order whatever the machine is busy with. */
export class VirtualTime {
  nowMs = 0;
  #made = 0;
  readonly #due = new Map<number, Due>();

  /** As the machines' clock wants it. */
  readonly setTimeout = (act: () => void, ms: number): number => {
    this.#made += 1;
    this.#due.set(this.#made, { atMs: this.nowMs + ms, order: this.#made, act });
    return this.#made;
  };

  readonly clearTimeout = (id: number): void => void this.#due.delete(id);

  /** Lets time pass until nothing is due, or as long as said. */
  async pass(untilMs = Number.POSITIVE_INFINITY): Promise<void> {
    for (let next = this.#next(); next && next.atMs <= untilMs; next = this.#next()) {
      this.#due.delete(next.order);
      this.nowMs = next.atMs;
      next.act();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    }
  }

  #next(): Due | undefined {
    let first: Due | undefined;
    for (const due of this.#due.values())
      if (!first || due.atMs < first.atMs || (due.atMs === first.atMs && due.order < first.order))
        first = due;
    return first;
  }
}
