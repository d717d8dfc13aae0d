import type { PhotoStorage } from '../../platform/storage.ts';
import { type Portrait, portraitKey, readPortraitName } from './portrait-name.ts';

export type Paint = (portrait: Portrait) => Promise<Buffer>;

/** Painters at work for those who wait. */
const atOnce = 2;

/** Loaded with the first portrait: a server that paints none does without the drawing and its library. */
const paintOnDemand: Paint = async (portrait) => (await import('./paint.ts')).paintRendition(portrait);

/**
 * A storage in which every portrait of the demo world stands as soon as somebody reads it: one that is missing is painted,
 * kept and handed out. Whoever reads has been let through before, and other names are no business of its.
 */
export class PaintingStorage implements PhotoStorage {
  readonly #inner: PhotoStorage;
  readonly #key: Buffer;
  readonly #paint: Paint;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #removed = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(inner: PhotoStorage, signingKey: string, paint: Paint = paintOnDemand) {
    this.#inner = inner;
    this.#key = portraitKey(signingKey);
    this.#paint = paint;
  }

  put(bytes: Buffer, name?: string): Promise<string> {
    return this.#inner.put(bytes, name);
  }

  has(name: string): Promise<boolean> {
    return this.#inner.has(name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const kept = await this.#inner.read(name);
    if (kept) return kept;
    const portrait = readPortraitName(this.#key, name);
    return portrait && this.#once(name, portrait);
  }

  async remove(name: string): Promise<void> {
    this.#removed.add(name);
    // It may be on its way to its place.
    await this.#underWay.get(name)?.catch(() => undefined);
    await this.#inner.remove(name);
  }

  /** Paints a portrait unless it stands there or has been removed. @returns whether there was something to paint */
  async fill(name: string): Promise<boolean> {
    const portrait = readPortraitName(this.#key, name);
    if (!portrait || this.#removed.has(name) || (await this.#inner.has(name))) return false;
    await this.#once(name, portrait);
    return true;
  }

  /** However many ask for a portrait, it is painted once. */
  #once(name: string, portrait: Portrait): Promise<Buffer> {
    const begun = this.#underWay.get(name);
    if (begun) return begun;
    const painting = this.#inTurn(async () => {
      const bytes = await this.#paint(portrait);
      // Removed meanwhile: it would be there again.
      if (!this.#removed.has(name)) await this.#inner.put(bytes, name);
      return bytes;
    }).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, painting);
    return painting;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#working += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
