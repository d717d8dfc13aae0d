import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps renditions of photos under random names: on disk here, or in a store that speaks S3 (`s3-storage.ts`). What is not
 * there is undefined; a store that can not be asked throws.
 */
export interface PhotoStorage {
  /** Stores bytes under a name that {@link newFileName} has made; answers the name. @throws StorageUnavailable, and nothing is stored */
  put(bytes: Buffer, name?: string): Promise<string>;
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** The colour that a picture has on the whole, as `#rrggbb`, where its name alone says it. */
  tint?(name: string): string | undefined;
}

/** The store does not answer, or not as it should: to be tried again later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** As what the error handlers of calls and pages tell it. */
  readonly statusCode = 503;
}

/** The store answers, and refuses these settings: nothing will work before they are changed. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

/** The disk takes nothing more at the moment: no room, no share of it left, or readable only. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String((error as NodeJS.ErrnoException | null)?.code));

/** A name that nobody can guess, of a picture or a voice. */
export const newFileName = (ending: 'webp' | 'webm' | 'mp4' = 'webp'): string =>
  `${randomBytes(16).toString('base64url')}.${ending}`;

/** Where the same picture stands as AVIF, if it has been made. */
export const avifNameOf = (name: string): string => name.replace(/\.webp$/, '.avif');

/** Where the same face stands as wide as a card at a desk, by the name of its thumbnail, if it has been made (decision 144). */
export const wideNameOf = (thumb: string): string => thumb.replace(/\.webp$/, '.wide.webp');

/** What {@link newFileName}, {@link avifNameOf} and {@link wideNameOf} make; no other name is looked for. */
export const validName = /^[\w-]{22}(?:\.wide)?\.(?:webp|avif|webm|mp4)$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Removes what a process was writing when it died: what had no name yet goes with the name it was to have. */
const removeParts = async (folder: string, beginning: string): Promise<void> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const parts = names.filter((name) => name.startsWith(beginning) && name.endsWith('.part'));
  await Promise.all(parts.map((part) => rm(path.join(folder, part), { force: true })));
};

/**
 * Asks a folder whether it is the one that was there when it was first used, by a file of its own. Where another disk is mounted
 * meanwhile, or none, nothing of it is gone: it is away, and what was written then would be hidden when it is back.
 * @returns what throws StorageUnavailable where the folder is away
 */
const keepWatch = (folder: string): (() => Promise<void>) => {
  const mark = path.join(folder, '.photos');
  let marking: Promise<boolean> | undefined;
  const write = async (): Promise<boolean> => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(mark, '');
      return true;
    } catch {
      // A disk that takes nothing may still be read: it is marked once it does.
      marking = undefined;
      return false;
    }
  };
  return async () => {
    marking ??= write();
    if (!(await marking)) return;
    try {
      await access(mark);
    } catch (error) {
      throw new StorageUnavailable('the folder of photos is away', { cause: error });
    }
  };
};

/** Photos in `<folder>/photos`, spread over 64 × 64 folders by the first letters of their names. */
export const openDiskStorage = (folder: string): PhotoStorage => {
  const photos = path.join(folder, 'photos');
  const place = (name: string) => path.join(photos, name.slice(0, 1), name.slice(1, 2), name);
  const checkThere = keepWatch(photos);
  /** @throws StorageUnavailable where a file can not be read for another reason than that it alone is not there */
  const checkGone = async (error: unknown): Promise<void> => {
    // Nothing else says that it is gone: too many open files, say, or a disk that fails.
    if (!isMissing(error)) throw new StorageUnavailable('a stored file can not be read', { cause: error });
    await checkThere();
  };
  return {
    put: async (bytes, name = newFileName()) => {
      const target = place(name);
      // Written aside and renamed, so that a name never shows half a picture.
      // Under a name of its own: two servers may be making the same picture.
      const part = `${target}.${randomBytes(6).toString('hex')}.part`;
      await checkThere();
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, target);
      } catch (error) {
        // The names of parts stand nowhere: nothing else would ever remove this one. Where it can not be, the disk is asked too much already.
        await rm(part, { force: true }).catch(() => undefined);
        throw new StorageUnavailable('a file can not be stored', { cause: error });
      }
      return name;
    },
    read: async (name) => {
      if (!validName.test(name)) return undefined;
      try {
        return await readFile(place(name));
      } catch (error) {
        await checkGone(error);
        return undefined;
      }
    },
    has: async (name) => {
      if (!validName.test(name)) return false;
      try {
        await access(place(name));
        return true;
      } catch (error) {
        await checkGone(error);
        return false;
      }
    },
    remove: async (name) => {
      if (!validName.test(name)) return;
      const target = place(name);
      await checkThere();
      await rm(target, { force: true });
      await removeParts(path.dirname(target), `${name}.`);
    },
  };
};
