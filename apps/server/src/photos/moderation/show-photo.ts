import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../platform/services/services.ts';
import { findNumbered } from './moderation-repository.ts';

/**
 * Writes a photo into a folder for somebody who judges it; nobody but who runs the command can read the file.
 * @returns the file's name; null where there is no such photo, or the storage does not have it
 */
export const showPhoto = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  number: number,
  folder: string,
): Promise<string | null> => {
  const photo = await findNumbered(db, number);
  const bytes = photo && (await storage.read(photo.full_name));
  if (!bytes) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `photo-${number}.webp`;
  await writeFile(path.join(folder, file), bytes, { mode: 0o600 });
  return file;
};
