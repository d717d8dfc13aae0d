import { AppError } from '../../platform/http/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type ActLimit, takeAct } from '../../platform/limited-acts.ts';
import type { Services } from '../../platform/services/services.ts';

/** Codes are not to be found by ordering with them either: who shops tries a few. */
const tries: ActLimit = { act: 'discount-code-order', most: 30, windowSeconds: 600 };

/** Counts an order with a code, whatever becomes of it. @throws AppError `too_many_requests` */
export const takeCodeTry = async (
  services: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<void> => {
  if (!(await inTransaction(services.db, (trx) => takeAct(services, trx, tries, member))))
    throw new AppError('too_many_requests');
};
