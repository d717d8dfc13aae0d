import { takesSelfies } from '@vesper/domain';
import { lockMember } from '../member/repository.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { moveVerification, readStanding } from './repository.ts';
import { type Asker, askedOf, askRefusal } from './standing.ts';

/**
 * Sends a member's selfies in, to be compared with the main photo that the poses were asked for. The poses are used with it.
 * @throws AppError a refusal of `mayAskVerification`, `verification_expired`, `verification_photo_changed`,
 * `verification_incomplete`
 */
export const submitVerification = (services: Services, { site, member }: Asker): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member.id);
    const { row, mainPhoto } = await readStanding(trx, member.id);
    const refusal = askRefusal({ site, member: locked }, row, mainPhoto);
    if (refusal !== null) throw new AppError(refusal);
    if (!row || !takesSelfies(askedOf(row), services.clock.now())) throw new AppError('verification_expired');
    if (row.photo_id !== mainPhoto) throw new AppError('verification_photo_changed');
    const taken = new Set(row.taken);
    if (!taken.has(row.first_pose) || !taken.has(row.second_pose))
      throw new AppError('verification_incomplete');
    await moveVerification(trx, member.id, 'submit', {
      state: 'submitted',
      submitted_at: dateOf(services.clock),
    });
  });
