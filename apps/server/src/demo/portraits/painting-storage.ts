import { avifNameOf, type PhotoStorage } from '../../platform/storage.ts';
import { backgroundOf, tintOf } from '../painter/scene/background.ts';
import { dealtBackground } from './background-of.ts';
import { type Portrait, portraitKey, readPortraitName } from './portrait-name.ts';

export type Paint = (portrait: Portrait) => Promise<Buffer>;

export interface PaintingStorage extends PhotoStorage {
  /** Paints a portrait unless it stands there or has been removed. @returns whether there was something to paint */
  fill(name: string): Promise<boolean>;
  /** Makes the AVIF of a portrait that stands there and has none, and keeps it where it is smaller. @returns whether there was something to make */
  fillAvif(name: string): Promise<boolean>;
}

/** Painters at work for those who wait. */
const atOnce = 2;

/** Loaded with the first portrait: a server that paints none does without the drawing and its library. */
const paintOnDemand: Paint = async (portrait) => (await import('./paint.ts')).paintRendition(portrait);

/** The same picture as AVIF; undefined where that is no smaller. */
export type ToAvif = (webp: Buffer) => Promise<Buffer | undefined>;

/** Told of each portrait that was painted and can be recognised, before anybody has it. */
export type NotePainted = (name: string, webp: Buffer) => Promise<void>;

const avifOnDemand: ToAvif = async (webp) => (await import('./paint.ts')).smallerAvif(webp);

/** Lets so many work at once, the others in the order in which they came. */
const openQueue = () => {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
};

/** Paints each portrait once, however many ask for it, and keeps it unless it has been removed meanwhile. */
const openEasel = (
  inner: PhotoStorage,
  paint: Paint,
  removed: ReadonlySet<string>,
  note: NotePainted | undefined,
) => {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = openQueue();
  return {
    paintOnce: (name: string, portrait: Portrait): Promise<Buffer> => {
      const begun = underWay.get(name);
      if (begun) return begun;
      const painting = inTurn(async () => {
        const bytes = await paint(portrait);
        // Removed meanwhile: it would be there again.
        if (!removed.has(name)) await inner.put(bytes, name);
        if (portrait.rendition !== 'blurred' && !portrait.isWide) await note?.(name, bytes);
        return bytes;
      }).finally(() => underWay.delete(name));
      underWay.set(name, painting);
      return painting;
    },
    /** When nobody paints this one any more. */
    whenDone: async (name: string): Promise<void> => {
      await underWay.get(name)?.catch(() => undefined);
    },
  };
};

/**
 * A storage in which every portrait of the demo world stands as soon as somebody reads it: one that is missing is painted,
 * kept and handed out. Whoever reads has been let through before, and other names are no business of its.
 */
export const openPaintingStorage = (
  inner: PhotoStorage,
  signingKey: string,
  paint: Paint = paintOnDemand,
  toAvif: ToAvif = avifOnDemand,
  note?: NotePainted,
): PaintingStorage => {
  const key = portraitKey(signingKey);
  const removed = new Set<string>();
  /** Whose AVIF was made since the start: one that was not smaller is not there, and is not made again. */
  const judged = new Set<string>();
  const easel = openEasel(inner, paint, removed, note);
  return {
    put: (bytes, name) => inner.put(bytes, name),
    has: (name) => inner.has(name),
    read: async (name) => {
      const kept = await inner.read(name);
      if (kept) return kept;
      const portrait = readPortraitName(key, name);
      return portrait && easel.paintOnce(name, portrait);
    },
    remove: async (name) => {
      if (readPortraitName(key, name)) removed.add(name);
      // It may be on its way to its place.
      await easel.whenDone(name);
      await inner.remove(name);
    },
    tint: (name) => {
      const portrait = readPortraitName(key, name);
      return portrait && tintOf(backgroundOf(dealtBackground(portrait.sitter, portrait.scene)));
    },
    fillAvif: async (name) => {
      const portrait = readPortraitName(key, name);
      if (!portrait || portrait.rendition === 'blurred' || judged.has(name)) return false;
      if (await inner.has(avifNameOf(name))) return false;
      const webp = await inner.read(name);
      if (!webp) return false;
      const avif = await toAvif(webp);
      judged.add(name);
      if (avif && !removed.has(name)) await inner.put(avif, avifNameOf(name));
      // Removed meanwhile: it would be there again.
      if (removed.has(name)) await inner.remove(avifNameOf(name));
      return true;
    },
    fill: async (name) => {
      const portrait = readPortraitName(key, name);
      if (!portrait || removed.has(name) || (await inner.has(name))) return false;
      await easel.paintOnce(name, portrait);
      return true;
    },
  };
};
