import { takesSelfies, type VerificationPose } from '@vesper/domain';
import { lockMember, type Member } from '../member/repository.ts';
import { hasPhotoOfLook } from '../photos/looks/look-repository.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { storeFiles } from '../photos/stored-files.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { ReceivedFile } from '../platform/http/uploads/received-file.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { newFileName } from '../platform/storage.ts';
import type { Site } from '../site/site-directory.ts';
import { deleteSelfies, hasSelfieOfLook, insertSelfie, readStanding } from './repository.ts';
import { askedOf } from './standing.ts';

/** Counted for what is refused as well: the answer says whether a picture is on a profile that one may see. */
const selfies: ActLimit = { act: 'selfie', most: 30, windowSeconds: 24 * 3600 };

export interface SelfieUpload {
  readonly site: Site;
  readonly member: Member;
  readonly pose: VerificationPose;
  readonly key: string;
  /** Whoever sends it has gone. */
  readonly signal: AbortSignal;
}

/** @throws AppError `verification_not_possible`, `verification_expired` */
const requireOpen = async (
  services: Services,
  db: Trx | Services['db'],
  { site, member, pose }: SelfieUpload,
): Promise<void> => {
  if (!site.rules.verifiedMembers || member.fictional) throw new AppError('verification_not_possible');
  const { row } = await readStanding(db, member.id);
  const isAsked =
    row &&
    takesSelfies(askedOf(row), services.clock.now()) &&
    [row.first_pose, row.second_pose].includes(pose);
  if (!isAsked) throw new AppError('verification_expired');
};

/**
 * To be asked before the file is received.
 * @throws AppError as {@link addSelfie}, and `too_many_requests`
 */
export const refuseSelfieEarly = async (services: Services, upload: SelfieUpload): Promise<void> => {
  services.pictures.refuseEarly(upload.member.id);
  await requireOpen(services, services.db, upload);
  const may = await inTransaction(services.db, (trx) => takeAct(services, trx, selfies, upload.member.id));
  if (!may) throw new AppError('too_many_requests');
};

/**
 * Takes a selfie in, once for its key, in place of one with the same pose. It is stored under a name that no address serves.
 * @throws AppError `verification_expired`, `selfie_is_profile_photo`, `selfie_repeated`, `photo_invalid`, `photo_too_large`,
 * `idempotency_key_reused`, and what `PictureMaker` refuses
 */
export const addSelfie = async (
  services: Services,
  upload: SelfieUpload,
  { file, sha256 }: ReceivedFile,
): Promise<void> => {
  const { member, pose, key, signal } = upload;
  const { full, looks } = await services.pictures.makeSelfie(file, { member: member.id, signal });
  // Nobody is to be seen on what is all one colour.
  if (looks === null) throw new AppError('photo_invalid');
  const name = newFileName();
  const files = await storeFiles(services, [{ name, bytes: full }]);
  const keyed = { call: 'verificationSelfieAdd', scope: member.id, key, body: { pose, sha256 } } as const;
  await actOnce(services, keyed, async (trx) => {
    await lockMember(trx, member.id);
    await requireOpen(services, trx, upload);
    const replaced = await deleteSelfies(trx, member.id, pose);
    if (await hasPhotoOfLook(trx, member.id, looks)) throw new AppError('selfie_is_profile_photo');
    if (await hasSelfieOfLook(trx, looks)) throw new AppError('selfie_repeated');
    await insertSelfie(trx, {
      member_id: member.id,
      pose,
      name,
      look: looks[0],
      mirrored: looks[1],
      taken_at: dateOf(services.clock),
    });
    await removeFiles(services, trx, replaced);
    await files.keep(trx);
    return { pose };
  });
};
