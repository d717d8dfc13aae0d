import type { Member } from '../../member/repository.ts';
import { storeFiles } from '../../photos/stored-files.ts';
import { dateOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../platform/http/uploads/received-file.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { findVisibleMember } from '../../trust/visibility.ts';
import { type MediaRow, findByKey, insertMedia, readUploadFacts } from './media-repository.ts';

/** Who takes in more without sending them is no writer of messages. */
const mostUnsent = 20;

export interface Upload {
  readonly sender: Pick<Member, 'id'>;
  readonly receiver: string;
  /** The key of the message that it will be. */
  readonly key: string;
  /** Whoever sends it has gone. */
  readonly signal: AbortSignal;
}

/** What is made of a file: the files that are kept of it, and what else stands in its row. */
export interface Made {
  readonly row: Pick<MediaRow, 'kind' | 'width' | 'height' | 'tint' | 'seconds' | 'full_name' | 'small_name'>;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/**
 * To be asked before the file is received: who may not write to somebody sends them no file.
 * @throws AppError `own_profile`, `member_not_found`, `blocked_by_member`, `blocked_by_you`, `too_many_requests`,
 *   `idempotency_key_reused`, `service_unavailable`
 */
export const refuseMediaEarly = async (
  { db, pictures }: Services,
  site: Site,
  { sender, receiver, key }: Upload,
): Promise<void> => {
  pictures.refuseEarly(sender.id);
  if (receiver === sender.id) throw new AppError('own_profile');
  await findVisibleMember(db, site.id, receiver, sender.id);
  const facts = await readUploadFacts(db, { sender: sender.id, clientId: key });
  // Its message is there already, or was taken back: no other will name what is taken in under it.
  if (facts.isKeyUsed) throw new AppError('idempotency_key_reused');
  if (facts.unsent >= mostUnsent) throw new AppError('too_many_requests');
};

/** What a key has taken in before, if this is the same once more. @throws AppError `idempotency_key_reused` */
const findEarlier = async (
  { db }: Pick<Services, 'db'>,
  { sender, receiver, key: clientId }: Upload,
  sha256: string,
): Promise<MediaRow | undefined> => {
  const row = await findByKey(db, { sender: sender.id, clientId });
  if (row && (row.receiver !== receiver || row.sha256 !== sha256))
    throw new AppError('idempotency_key_reused');
  return row;
};

/**
 * Takes in the file of a message that is about to be sent, once for the message's key. It costs nothing yet and nobody is
 * told of it.
 * @param make makes of the file what is kept of it
 * @throws AppError `idempotency_key_reused`, and what `make` refuses
 */
export const takeMedia = async (
  services: Services,
  upload: Upload,
  { sha256 }: Pick<ReceivedFile, 'sha256'>,
  make: () => Promise<Made>,
): Promise<MediaRow> => {
  const earlier = await findEarlier(services, upload, sha256);
  if (earlier) return earlier;
  const made = await make();
  const { keep } = await storeFiles(services, made.files);
  const { sender, receiver, key } = upload;
  const bound = { sender: sender.id, receiver, client_id: key, sha256 };
  const row: MediaRow = {
    id: newId(),
    ...bound,
    ...made.row,
    used_at: dateOf(services.clock),
    is_sent: false,
  };
  const isNew = await inTransaction(services.db, async (trx) => {
    const isInserted = await insertMedia(trx, row);
    if (isInserted) await keep(trx);
    return isInserted;
  });
  const found = isNew ? row : await findEarlier(services, upload, sha256);
  if (!found) throw new AppError('service_unavailable');
  return found;
};
