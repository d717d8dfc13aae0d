import { lockMember } from '../../member/repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { arrange } from './arrange.ts';
import { readPhotos, setOrder } from '../repository.ts';

/**
 * Puts a member's photos into an order, all of them; said twice, it is the same order.
 * @throws AppError `photo_order_changed` where these are not the member's photos (any more)
 */
export const orderPhotos = (services: Services, member: string, ids: readonly string[]): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member);
    const present = new Set((await readPhotos(trx, member)).map(({ id }) => id));
    const isAll = ids.length === present.size && new Set(ids).size === ids.length;
    if (!isAll || !ids.every((id) => present.has(id))) throw new AppError('photo_order_changed');
    await setOrder(trx, ids);
    await arrange(services, trx, locked);
  });
