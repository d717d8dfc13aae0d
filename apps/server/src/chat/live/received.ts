import { dateOf } from '../../platform/clock.ts';
import { afterCommit, inTransaction } from '../../platform/database/transaction.ts';
import { numberEvents } from '../../platform/live/member-events-repository.ts';
import type { Services } from '../../platform/services/services.ts';
import { moveReceived, type ReceivedUpTo } from './received-repository.ts';

/**
 * Notes that a browser of `member` has received these conversations up to these messages, all in one piece, and tells those who wrote
 * them, where both let each other know what they read. What is known already is neither written nor told.
 */
export const noteReceived = (
  services: Pick<Services, 'db' | 'live' | 'clock'>,
  member: string,
  received: readonly ReceivedUpTo[],
): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const moved = await moveReceived(trx, member, received);
    const told = moved.flatMap(({ conversation, seq, tell }) =>
      tell === null
        ? []
        : [{ member: tell, event: { type: 'received', conversation, member, seq } as const }],
    );
    const numbers = await numberEvents(trx, told, dateOf(services.clock));
    afterCommit(trx, () => {
      for (const [index, { member: to, event }] of told.entries())
        services.live.publish([to], event, new Map([[to, numbers[index] ?? 0]]));
    });
  });
