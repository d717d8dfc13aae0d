import { lockMember, type Member } from '../../member/repository.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { newFileName } from '../../platform/storage.ts';
import { arrange } from './arrange.ts';
import { tellShown } from './tell-shown.ts';
import { findMain, findPhoto, type PhotoRow, renamePictures } from '../repository.ts';
import { avifSeconds } from '../jobs.ts';
import { removeFiles } from '../remove-files.ts';
import { type KeptFiles, storeFiles } from '../stored-files.ts';

/** The open pictures of what is the main photo now, once more under names that nobody knows. */
interface Copies {
  readonly photo: string;
  /** What they were made of. */
  readonly before: readonly string[];
  /** Null where the storage does not have them: then nobody has an address that leads to anything. */
  readonly files: (KeptFiles & { readonly names: Pick<PhotoRow, 'full_name' | 'thumb_name'> }) | null;
}

const copyMain = async (services: Services, member: string): Promise<Copies | null> => {
  const row = await findMain(services.db, member);
  if (!row) return null;
  const before = [row.full_name, row.thumb_name] as const;
  const [full, thumb] = await Promise.all(before.map((name) => services.storage.read(name)));
  if (!full || !thumb) return { photo: row.id, before, files: null };
  const names = { full_name: newFileName(), thumb_name: newFileName() };
  const { keep } = await storeFiles(services, [
    { name: names.full_name, bytes: full },
    { name: names.thumb_name, bytes: thumb },
  ]);
  return { photo: row.id, before, files: { names, keep } };
};

/** Whether this is the main photo still of which the copies were made. */
const areOf = (copies: Copies | null, main: PhotoRow | undefined): copies is Copies =>
  main !== undefined &&
  copies?.photo === main.id &&
  String(copies.before) === String([main.full_name, main.thumb_name]);

const giveNewNames = async (
  services: Services,
  trx: Trx,
  { photo, before }: Copies,
  { names, keep }: NonNullable<Copies['files']>,
): Promise<void> => {
  await renamePictures(trx, photo, names);
  await keep(trx);
  await removeFiles(services, trx, before);
  await services.outbox.add(trx, 'photos.avif', { photo, names: Object.values(names) }, avifSeconds);
};

/** Another photo became the main one between the copy and the lock, or this one once more, under other names. */
class MainMoved extends Error {}
const mostTries = 10;

/**
 * Makes a change by which a member's main photo may become another one. The one that stops being it gets new names in the same
 * transaction, so that what was public leads nowhere from then on, also when it is made the main one again.
 * @throws AppError `service_unavailable` where others change it again and again meanwhile
 */
export const changeMain = async <T>(
  services: Services,
  member: string,
  change: (trx: Trx, locked: Member) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const copies = await copyMain(services, member);
    try {
      return await inTransaction(services.db, async (trx) => {
        const locked = await lockMember(trx, member);
        const before = await findMain(trx, member);
        const done = await change(trx, locked);
        const main = await arrange(services, trx, locked, before?.id ?? null);
        await tellShown(services, trx, locked, { before, main });
        if (!before || main === before.id || !(await findPhoto(trx, before.id))) return done;
        if (!areOf(copies, before)) throw new MainMoved();
        if (copies.files) await giveNewNames(services, trx, copies, copies.files);
        return done;
      });
    } catch (error) {
      if (!(error instanceof MainMoved)) throw error;
      if (tries >= mostTries) throw new AppError('service_unavailable');
    }
  }
};

/**
 * Gives the main photo of who has begun a break new names (readings, "A break": the address answers as for somebody who is not
 * there). Where it is changed meanwhile it has others anyway; told twice, it does so twice.
 */
export const renewMain = async (services: Services, member: string): Promise<void> => {
  const copies = await copyMain(services, member);
  const files = copies?.files;
  if (!files) return;
  await inTransaction(services.db, async (trx) => {
    await lockMember(trx, member);
    if (!areOf(copies, await findMain(trx, member))) return;
    await giveNewNames(services, trx, copies, files);
    await tellNumbered(services, trx, [member], { type: 'user_changed' });
  });
};
