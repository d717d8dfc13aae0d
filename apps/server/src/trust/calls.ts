import type { BlockedMember, LiveEvent } from '@vesper/contract';
import { tellChanges } from '../member/tell-changes.ts';
import { pictureOf } from '../member/card-repository.ts';
import { toOpenPicture } from '../member/picture-repository.ts';
import { findMember, lockMember, type Member } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import type { KeptEvent } from '../platform/live/member-events-repository.ts';
import { tellEach } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { actOnce, forgetAct } from '../platform/http/idempotency.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { type BlockedPosition, type BlockedRow, deleteBlock, readBlocked } from './blocked-repository.ts';
import { addBlock, hasBlocked } from './repository.ts';
import { isHidden } from './visibility.ts';

/**
 * So often a block of the same member may be taken back. Each one and the block after it are told to the other's open pages, which read
 * their lists anew: without an end, one member could have another's pages read all day. A block itself is never refused.
 */
const unblocks: ActLimit = { act: 'unblock', most: 10, windowSeconds: 24 * 3600 };

type Acting = Pick<Member, 'id' | 'paused_at'>;

interface Told {
  readonly member: string;
  readonly event: LiveEvent & KeptEvent;
}

/**
 * Tells every open page of both, so that neither is shown the other any more. Whoever is on a break stands nowhere but in
 * conversations, which say by themselves that they are gone: the other side is told nothing of a member whom they may not know.
 */
const tellGone = (
  services: Pick<Services, 'clock' | 'live'>,
  trx: Trx,
  { id: blocker, paused_at: pausedAt }: Acting,
  blocked: string,
): Promise<void> => {
  const own: Told = { member: blocker, event: { type: 'member_gone', member: blocked, own: true } };
  const others: Told = { member: blocked, event: { type: 'member_gone', member: blocker, own: false } };
  return tellEach(services, trx, pausedAt === null ? [own, others] : [own]);
};

/**
 * The same once the block is taken back. Where the other has blocked as well nothing changes for them, and the two stay apart; of
 * somebody on a break they are told nothing, as at the block.
 */
const tellBack = (
  services: Pick<Services, 'clock' | 'live'>,
  trx: Trx,
  { id: blocker, paused_at: pausedAt }: Acting,
  blocked: string,
  { isMutual }: { readonly isMutual: boolean },
): Promise<void> => {
  const own: Told = {
    member: blocker,
    event: { type: 'member_back', member: blocked, own: true, apart: isMutual },
  };
  const others: Told = {
    member: blocked,
    event: { type: 'member_back', member: blocker, own: false, apart: false },
  };
  return tellEach(services, trx, isMutual || pausedAt !== null ? [own] : [own, others]);
};

const pageSize = 50;

const isPosition = (value: unknown): value is BlockedPosition =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.id);

/** A row of the list; the picture of those only whom the member could open if it were not for the own block. */
const toBlocked = (row: BlockedRow): BlockedMember => {
  const isSeen = row.status === 'active' && row.paused_at === null && !row.has_blocked;
  const picture = isSeen ? pictureOf(row) : null;
  return {
    id: row.id,
    name: row.name_then,
    main_image: picture && toOpenPicture(picture),
    fictional: row.fictional,
    blocked_at: row.blocked_at.toISOString(),
  };
};

/** In the order of their ids, so that two members who act on each other never wait for each other. */
const lockBoth = async (trx: Trx, one: string, two: string): Promise<void> => {
  for (const id of [one, two].sort()) await lockMember(trx, id);
};

/** Blocking somebody: every subject takes its part of what the two had away (spec §4). */
export const trustCalls = {
  blocks: async (services, { member, query }) => {
    const after =
      query.cursor === undefined ? undefined : readCursor(services, query.cursor, isPosition, member.id);
    const rows = await readBlocked(services.db, member.id, pageSize + 1, after);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      blocked: page.map(toBlocked),
      next_cursor:
        rows.length > pageSize && last
          ? writeCursor(services, { at: last.blocked_at.toISOString(), id: last.id }, member.id)
          : null,
    };
  },
  block: async (services, { member, body, site, key }) => {
    if (body.member === member.id) throw new AppError('own_profile');
    await actOnce(services, { call: 'block', scope: member.id, key, body }, async (trx) => {
      const other = await findMember(trx, body.member);
      if (other?.site_id !== site.id || (await isHidden(trx, other, member.id)))
        throw new AppError('member_not_found');
      // Who sends or likes locks themselves: with both locked, nothing slips in between.
      await lockBoth(trx, member.id, other.id);
      const isNew = await addBlock(services, trx, member.id, other.id);
      for (const subject of services.subjects)
        await subject.whenBlocked?.(services, trx, member.id, other.id);
      tellChanges(services, trx, member.id);
      if (isNew) await tellGone(services, trx, member, other.id);
      return {};
    });
    return { ok: true as const };
  },
  // Nothing of what the block has ended comes back. Whom one has not blocked, whoever that is, is answered the same.
  unblock: async (services, { member, body }) => {
    const other = body.member;
    if (!(await hasBlocked(services.db, member.id, other))) return { ok: true as const };
    await inTransaction(services.db, async (trx) => {
      await lockBoth(trx, member.id, other);
      const taken = await deleteBlock(trx, member.id, other);
      if (!taken) return;
      if (!(await takeAct(services, trx, unblocks, `${member.id}:${other}`)))
        throw new AppError('too_many_requests');
      // A page of before it may still have the form that blocked: pressed again, it is to block, and not to say that it has.
      await forgetAct(trx, { call: 'block', scope: member.id, body: { member: other } });
      tellChanges(services, trx, member.id);
      await tellBack(services, trx, member, other, taken);
    });
    return { ok: true as const };
  },
} satisfies CallHandlers;
