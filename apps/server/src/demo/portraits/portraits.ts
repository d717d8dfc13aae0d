import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/services/services.ts';
import type { PhotoStorage } from '../../platform/storage.ts';
import { readPortraitNames } from '../repository.ts';
import { type NotePainted, openPaintingStorage, type PaintingStorage } from './painting-storage.ts';

declare module '../../platform/services/services.ts' {
  interface Services {
    /** The painter of the demo world; none in production. */
    readonly portraits: Portraits | undefined;
  }
}

export interface BackgroundOptions {
  /** From the start of the server to the first picture. */
  readonly afterMs: number;
  /** Nothing is painted until nobody has asked the server for anything for so long. */
  readonly quietMs: number;
  /** How many times as long as a picture took is rested after it: 3 is a quarter of one processor. */
  readonly rest: number;
}

const usual: BackgroundOptions = { afterMs: 20_000, quietMs: 2000, rest: 3 };

/**
 * Paints what the demo world's members look like: what is asked for at once, and in the background, one after the other
 * while nobody asks for anything, all that anybody may see.
 */
export class Portraits {
  readonly storage: PaintingStorage;
  #askedAtMs = 0;
  #stopped = false;
  #wake: () => void = () => undefined;
  #background: Promise<void> = Promise.resolve();

  constructor(storage: PaintingStorage) {
    this.storage = storage;
  }

  /** Somebody has asked the server for something: the background waits. */
  noteRequest(): void {
    this.#askedAtMs = performance.now();
  }

  /** Begins to paint what is missing, then to make its AVIF pictures; ends by itself when nothing is. */
  paintInBackground({ db, log }: Pick<Services, 'db' | 'log'>, options: BackgroundOptions = usual): void {
    this.#background = this.#paintMissing({ db, log }, options).catch((error: unknown) =>
      log.warn({ err: error }, 'portraits are not painted in the background any more'),
    );
  }

  /** When the background has painted everything or was stopped. */
  get done(): Promise<void> {
    return this.#background;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#background;
  }

  async #paintMissing(
    { db, log }: Pick<Services, 'db' | 'log'>,
    { afterMs, quietMs, rest }: BackgroundOptions,
  ): Promise<void> {
    await this.#sleep(afterMs);
    if (this.#stopped) return;
    const names = await readPortraitNames(db);
    // What is still to be seen at all comes first, what only loads faster after it.
    for (const make of [this.storage.fill, this.storage.fillAvif]) {
      for (const name of names) {
        for (let left = this.#quietIn(quietMs); left > 0 && !this.#stopped; left = this.#quietIn(quietMs))
          await this.#sleep(left);
        if (this.#stopped) return;
        const begunMs = performance.now();
        // One that can not be made (a damaged file, say) is none the less for the others.
        const isMade = await make(name).catch((error: unknown) => {
          log.warn({ err: error, name }, 'a portrait was not painted in the background');
          return true;
        });
        if (isMade) await this.#sleep(rest * (performance.now() - begunMs));
      }
    }
  }

  #quietIn(quietMs: number): number {
    return this.#askedAtMs === 0 ? 0 : this.#askedAtMs + quietMs - performance.now();
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The painter of a server that shows the demo world; in production there is none, and the storage stays as it is. */
export const openPortraits = (
  { mode }: Pick<Config, 'mode'>,
  inner: PhotoStorage,
  signingKey: string,
  note: NotePainted,
): Portraits | undefined =>
  mode === 'production'
    ? undefined
    : new Portraits(openPaintingStorage(inner, signingKey, undefined, undefined, note));
