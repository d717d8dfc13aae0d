import type { Member } from '../../member/repository.ts';
import { storeFiles } from '../../photos/stored-files.ts';
import { dateOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../platform/http/uploads/received-file.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import { newFileName } from '../../platform/storage.ts';
import type { Site } from '../../site/site-directory.ts';
import { findVisibleMember } from '../../trust/visibility.ts';
import { type ConversationPhotoRow, findByKey, insertPhoto, readUploadFacts } from './photo-repository.ts';

/** Who takes in more without sending them is no writer of messages. */
const mostUnsent = 20;

interface Upload {
  readonly sender: Pick<Member, 'id'>;
  readonly receiver: string;
  /** The key of the message that it will be. */
  readonly key: string;
  /** Whoever sends it has gone. */
  readonly signal: AbortSignal;
}

/**
 * To be asked before the file is received: who may not write to somebody sends them no file.
 * @throws AppError `own_profile`, `member_not_found`, `blocked_by_member`, `member_not_available`, `too_many_requests`,
 *   `service_unavailable`
 */
export const refuseMessagePhotoEarly = async (
  { db, pictures }: Services,
  site: Site,
  { sender, receiver }: Upload,
): Promise<void> => {
  pictures.refuseEarly(sender.id);
  if (receiver === sender.id) throw new AppError('own_profile');
  await findVisibleMember(db, site.id, receiver, sender.id);
  const { unsent, hasBlocked } = await readUploadFacts(db, sender.id, receiver);
  if (hasBlocked) throw new AppError('member_not_available');
  if (unsent >= mostUnsent) throw new AppError('too_many_requests');
};

/** What a key has taken in before, if this is the same once more. @throws AppError `idempotency_key_reused` */
const findEarlier = async (
  { db }: Pick<Services, 'db'>,
  { sender, receiver, key: clientId }: Upload,
  sha256: string,
): Promise<ConversationPhotoRow | undefined> => {
  const row = await findByKey(db, { sender: sender.id, clientId });
  if (row && (row.receiver !== receiver || row.sha256 !== sha256))
    throw new AppError('idempotency_key_reused');
  return row;
};

/**
 * Takes in the photo of a message that is about to be sent, once for the message's key. It costs nothing yet and nobody is
 * told of it.
 * @throws AppError `photo_invalid`, `photo_too_large`, `idempotency_key_reused`, and what `PictureMaker` refuses
 */
export const addMessagePhoto = async (
  services: Services,
  upload: Upload,
  { file, sha256, truncated }: ReceivedFile,
): Promise<ConversationPhotoRow> => {
  if (truncated) throw new AppError('photo_too_large');
  const earlier = await findEarlier(services, upload, sha256);
  if (earlier) return earlier;
  const { sender, receiver, key, signal } = upload;
  const order = { member: sender.id, signal };
  const { full, small, ...shown } = await services.pictures.makeForMessage(file, order);
  const names = { full_name: newFileName(), small_name: newFileName() };
  const { keep } = await storeFiles(services, [
    { name: names.full_name, bytes: full },
    { name: names.small_name, bytes: small },
  ]);
  const used_at = dateOf(services.clock);
  const bound = { sender: sender.id, receiver, client_id: key, sha256 };
  const row = { id: newId(), ...bound, ...shown, ...names, used_at };
  const isNew = await inTransaction(services.db, async (trx) => {
    const isInserted = await insertPhoto(trx, row);
    if (isInserted) await keep(trx);
    return isInserted;
  });
  const found = isNew ? row : await findEarlier(services, upload, sha256);
  if (!found) throw new AppError('photo_not_found');
  return found;
};
