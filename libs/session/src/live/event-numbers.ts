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
    this.#everythingIsRead();
  }

  /** What was said of events before says nothing any more: they may be of another database. */
  #everythingIsRead(): void {
    this.#known = 0;
    this.#early.clear();
  }

  /** Takes a frame; answers those that are to be applied now, in order. */
  take(frame: LiveFrame): LiveFrame[] {
    const { number } = frame;
    if (frame.type === 'ready') return this.#takeReady(frame);
    if (frame.type === 'pong') {
      this.hear(number);
      return [];
    }
    if (number === undefined) return [frame];
    // Told again, it says what it follows, which what was told at first does not.
    if (frame.again || !this.#early.has(number)) this.#early.set(number, frame);
    return this.#takeEarly();
  }

  /** The server has said the number of the last event, in an answer to a call or beside the frames. */
  hear(number: number | null | undefined): void {
    if (typeof number === 'number') this.#known = Math.max(number, this.#known);
  }

  /** Whether there is something that has not come. */
  isMissing(): boolean {
    return this.#last !== null && (this.#early.size > 0 || this.#known > this.#last);
  }

  #takeReady(frame: Extract<LiveFrame, { type: 'ready' }>): LiveFrame[] {
    const { number, resumed, follows = 0 } = frame;
    const last = this.#last;
    // What is told up to `follows` is on its way, or lost and to be asked for again.
    if (resumed && last !== null && follows > last) this.hear(number);
    // One of before may come late. A server of before counts nothing.
    else this.#last = resumed && number !== undefined ? Math.max(number, last ?? 0) : (number ?? null);
    if (!resumed) this.#everythingIsRead();
    return [frame, ...this.#takeEarly()];
  }

  #isNext({ number = 0, again, follows = 0 }: LiveFrame): boolean {
    return this.#last === null || number === this.#last + 1 || (again === true && follows <= this.#last);
  }

  /** Passes on what has waited and has its turn now; forgets what is there already, or is not to be told any more. */
  #takeEarly(): LiveFrame[] {
    const frames: LiveFrame[] = [];
    for (const [number, early] of [...this.#early].sort(([one], [two]) => one - two)) {
      if (number <= (this.#last ?? 0) || !this.#isNext(early)) continue;
      frames.push(early);
      this.#last = number;
    }
    for (const number of this.#early.keys()) if (number <= (this.#last ?? 0)) this.#early.delete(number);
    return frames;
  }
}
