import type { Trx } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';

/** Has the subjects do what follows when a locked member's main photo becomes another one, or none, in the same transaction. */
export const tellMainPhotoChanged = async (services: Services, trx: Trx, member: string): Promise<void> => {
  for (const subject of services.subjects) await subject.whenMainPhotoChanged?.(services, trx, member);
};
