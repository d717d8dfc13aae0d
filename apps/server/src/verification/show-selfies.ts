import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dateOf } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import { openForJudging } from './waiting-repository.ts';

/**
 * Writes what somebody needs to judge a verification into a folder: both selfies, named by the pose that was asked for, and the main
 * photo. That they were opened, when and by whom is noted. Nobody but who runs the command can read the files.
 * @returns the files' names; null when nothing with this number waits
 */
export const showSelfies = async (
  { db, clock, storage }: Pick<Services, 'db' | 'clock' | 'storage'>,
  number: number,
  folder: string,
  by: string,
): Promise<string[] | null> => {
  const found = await inTransaction(db, (trx) => openForJudging(trx, number, { at: dateOf(clock), by }));
  if (!found) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const poses = [found.first_pose, found.second_pose];
  const files = [
    ...found.selfies.map(({ pose, name }) => ({
      file: `selfie-${poses.indexOf(pose) + 1}-${pose}.webp`,
      name,
    })),
    ...(found.photo === null ? [] : [{ file: 'main-photo.webp', name: found.photo }]),
  ];
  const written: string[] = [];
  for (const { file, name } of files.toSorted((a, b) => a.file.localeCompare(b.file))) {
    const bytes = await storage.read(name);
    if (!bytes) continue;
    await writeFile(path.join(folder, file), bytes, { mode: 0o600 });
    written.push(file);
  }
  return written;
};
