import { randomInt } from 'node:crypto';
import { drawPoses, keepsPoses, verificationLimits } from '@vesper/domain';
import { lockMember } from '../member/repository.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { secondsFromNow } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { deleteSelfies, moveVerification, readStanding, startVerification } from './repository.ts';
import { type Asker, askedOf, askRefusal } from './standing.ts';

const tries: ActLimit = { act: 'verification', ...verificationLimits.tries };

/**
 * Draws two poses for a member and the main photo of now. Within ten minutes they stay the same, also after it was stopped or
 * another photo became the main one: otherwise somebody could draw until there are two of which they have pictures.
 * @throws AppError a refusal of `mayAskVerification`, `verification_too_many_tries`
 */
export const askVerification = (services: Services, { site, member }: Asker): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member.id);
    const { row, mainPhoto } = await readStanding(trx, member.id);
    const refusal = askRefusal({ site, member: locked }, row, mainPhoto);
    if (refusal !== null) throw new AppError(refusal);
    if (mainPhoto === null) return;
    if (row && keepsPoses(askedOf(row), services.clock.now())) {
      await moveVerification(trx, member.id, 'ask', { state: 'asked', photo_id: mainPhoto, reason: null });
      return;
    }
    if (!(await takeAct(services, trx, tries, member.id))) throw new AppError('verification_too_many_tries');
    await removeFiles(services, trx, await deleteSelfies(trx, member.id));
    const [first, second] = drawPoses((below) => randomInt(below));
    await startVerification(trx, {
      member_id: member.id,
      photo_id: mainPhoto,
      first_pose: first,
      second_pose: second,
      expires_at: secondsFromNow(services.clock, verificationLimits.poseSeconds),
    });
  });
