import type { Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';

/** Has files removed whose rows are gone with this transaction; those that something else still needs stay. */
export const removeFiles = async (
  { outbox }: Pick<Services, 'outbox'>,
  trx: Trx,
  names: readonly string[],
): Promise<void> => {
  if (names.length > 0) await outbox.add(trx, 'photos.remove', { names });
};
