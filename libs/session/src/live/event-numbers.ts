import type { LiveFrame } from '@vesper/contract';

/**
 * Puts the numbered frames of a live connection in order, each once, whatever way they come: what is there already is dropped,
 * what comes too early waits for those before it. Frames without a number are passed on as they come.
 */
export class EventNumbers {
  #last: number | null;
  /** What the server has said beside the frames: there is an event of this number. */
  #known = 0;
  readonly #early = new Map<number, LiveFrame>();

  /** @param last the number of the last event that the page was made with; null when it knows none */
  constructor(last: number | null) {
    this.#last = last;
  }

  /** The last number up to which nothing is missing; null while none is known. */
  get last(): number | null {
    return this.#last;
  }

  /** Somebody else is here now: their events have other numbers. */
  forget(): void {
    this.#last = null;
    this.#known = 0;
    this.#early.clear();
  }

  /** Takes a frame; answers those that are to be applied now, in order. */
  take(frame: LiveFrame): LiveFrame[] {
    const { number } = frame;
    if (frame.type === 'ready') return this.#catchUp(frame, frame.number);
    if (number === undefined) return [frame];
    if (this.#last !== null && number <= this.#last) return [];
    const isNext = this.#last === null || frame.again === true || number === this.#last + 1;
    if (isNext) return this.#catchUp(frame, number);
    this.#early.set(number, frame);
    return [];
  }

  /** An answer to a call says the number of the last event. */
  hear(number: number | null | undefined): void {
    if (typeof number === 'number') this.#known = number;
  }

  /** Whether there is something that has not come. */
  isMissing(): boolean {
    return this.#last !== null && (this.#early.size > 0 || this.#known > this.#last);
  }

  /** Passes a frame on, and what has waited for it. */
  #catchUp(frame: LiveFrame, number: number | undefined): LiveFrame[] {
    const frames = [frame];
    // A server of before counts nothing.
    this.#last = number ?? null;
    for (const early of [...this.#early.keys()].sort((one, two) => one - two)) {
      if (this.#last !== null && early > this.#last + 1) break;
      const waited = this.#early.get(early);
      this.#early.delete(early);
      if (!waited || (this.#last !== null && early <= this.#last)) continue;
      frames.push(waited);
      this.#last = early;
    }
    return frames;
  }
}
