import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { findConversation } from '../chat/repository.ts';
import { findMember } from '../member/repository.ts';
import { copyEvidence, findSeenRange } from './evidence-repository.ts';

/**
 * Before a block ends a conversation, it is noted for each of the two what they saw of it, and the other's profile, for a report
 * that follows: also for who was blocked, since whoever does harm likes to block next. The messages stay with the ended conversation.
 */
export const keepAtBlock = async (
  services: Services,
  trx: Trx,
  blocker: string,
  blocked: string,
): Promise<void> => {
  const view = await findConversation(trx, blocker, blocked);
  const member = view && (await findMember(trx, blocker));
  const site = member && (await services.sites.findById(member.site_id));
  if (!view || !site) return;
  const { id: conversation } = view;
  for (const keeper of [blocker, blocked]) {
    const range = await findSeenRange(trx, { member: keeper, conversation }, site.rules.historyLimit);
    if (!range) continue;
    await copyEvidence(trx, {
      id: newId(),
      site: site.id,
      report: null,
      keeper,
      about: range.about,
      conversation,
      at: dateOf(services.clock),
      kept: undefined,
      seqs: [],
      reported: [],
      seen: range,
    });
  }
};
