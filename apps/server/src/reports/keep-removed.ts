import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { RemovedMessage } from '../platform/subject/subject.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { findMember } from '../member/repository.ts';
import { copyEvidence } from './evidence-repository.ts';

/**
 * Before its sender takes a message back, it is kept for who has received it and for a report that follows (readings, "evidence
 * keeps it"): otherwise taking it back would be the way to have said nothing.
 */
export const keepRemoved = async (
  services: Services,
  trx: Trx,
  { conversation, seq, sender, receiver }: RemovedMessage,
): Promise<void> => {
  const keeper = await findMember(trx, receiver);
  if (!keeper || keeper.fictional) return;
  await copyEvidence(trx, {
    id: newId(),
    site: keeper.site_id,
    report: null,
    keeper: receiver,
    about: sender,
    conversation,
    at: dateOf(services.clock),
    kept: undefined,
    seqs: [seq],
    reported: [],
  });
};
