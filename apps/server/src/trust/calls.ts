import { tellChanges } from '../member/tell-changes.ts';
import { findMember, lockMember, type Member } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import { dateOf } from '../platform/clock.ts';
import { afterCommit, type Trx } from '../platform/database/transaction.ts';
import { numberEvents } from '../platform/live/member-events-repository.ts';
import type { Services } from '../platform/services/services.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { addBlock } from './repository.ts';
import { isHiddenByBreak } from './visibility.ts';

/**
 * Tells every open page of both, so that neither is shown the other any more. Whoever is on a break stands nowhere but in
 * conversations, which say by themselves that they are gone: the other side is told nothing of a member whom they may not know.
 */
const tellGone = async (
  services: Pick<Services, 'clock' | 'live'>,
  trx: Trx,
  { id: blocker, paused_at: pausedAt }: Pick<Member, 'id' | 'paused_at'>,
  blocked: string,
): Promise<void> => {
  const own = { member: blocker, event: { type: 'member_gone', member: blocked, own: true } } as const;
  const others = { member: blocked, event: { type: 'member_gone', member: blocker, own: false } } as const;
  const told = pausedAt === null ? [own, others] : [own];
  const numbers = await numberEvents(trx, told, dateOf(services.clock));
  afterCommit(trx, () =>
    told.forEach(({ member, event }, index) =>
      services.live.publish([member], event, new Map([[member, numbers[index] ?? 0]])),
    ),
  );
};

/** Blocking somebody: every subject takes its part of what the two had away (spec §4). */
export const trustCalls = {
  block: async (services, { member, body, site, key }) => {
    if (body.member === member.id) throw new AppError('own_profile');
    await actOnce(services, { call: 'block', scope: member.id, key, body }, async (trx) => {
      const other = await findMember(trx, body.member);
      if (other?.site_id !== site.id || (await isHiddenByBreak(trx, other, member.id)))
        throw new AppError('member_not_found');
      // Who sends or likes locks themselves: with both locked, nothing slips in between. In the order of their ids, so
      // that two members who block each other never wait for each other.
      for (const id of [member.id, other.id].sort()) await lockMember(trx, id);
      const isNew = await addBlock(services, trx, member.id, other.id);
      for (const subject of services.subjects)
        await subject.whenBlocked?.(services, trx, member.id, other.id);
      tellChanges(services, trx, member.id);
      if (isNew) await tellGone(services, trx, member, other.id);
      return {};
    });
    return { ok: true as const };
  },
} satisfies CallHandlers;
