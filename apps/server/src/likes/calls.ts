import type { LikeEntry } from '@vesper/contract';
import { isMatch } from '@vesper/domain';
import { lockMember } from '../member/repository.ts';
import type { Database } from '../platform/database/database.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readCards } from '../member/card.ts';
import { hasBlocked } from '../trust/repository.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import {
  addLike,
  countNewLikes,
  markSeen,
  removeLike,
  type LikeKind,
  type LikePosition,
  type LikeRow,
  readLikes,
  readLikesBetween,
} from './repository.ts';

const pageSize = 50;
/** How often one member hears of a like by the same other. */
const tellLimit: ActLimit = { act: 'like.tell', most: 1, windowSeconds: 24 * 3600 };

const isPosition = (value: unknown): value is LikePosition =>
  typeof value === 'object' &&
  value !== null &&
  'createdAt' in value &&
  typeof value.createdAt === 'string' &&
  !Number.isNaN(Date.parse(value.createdAt)) &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.id);

const toEntries = async (
  services: Services,
  db: Database | Trx,
  rows: readonly LikeRow[],
  member: string,
): Promise<LikeEntry[]> => {
  const others = rows.map((row) => (row.from_member === member ? row.to_member : row.from_member));
  const cards = new Map((await readCards(services, db, others)).map((card) => [card.id, card]));
  return rows.flatMap((row, index) => {
    const profile = cards.get(others[index] ?? '');
    if (!profile) return [];
    const isNew = row.to_member === member && row.seen_at === null;
    return [
      { id: row.id, profile, like_new: isNew, match: row.mutual, created: row.created_at.toISOString() },
    ];
  });
};

const readKind = async (services: Services, member: string, kind: LikeKind, cursor?: string) => {
  const position = cursor === undefined ? undefined : readCursor(services, cursor, isPosition);
  const rows = await readLikes(services.db, member, kind, pageSize + 1, position);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    rows.length > pageSize && last
      ? writeCursor(services, { createdAt: last.created_at.toISOString(), id: last.id })
      : null;
  return { entries: await toEntries(services, services.db, page, member), next };
};

/** Tells the liked member, with the card of who likes. */
const tell = async (services: Services, from: string, to: string): Promise<void> => {
  const rows = await readLikes(services.db, to, 'received', 1, undefined, from);
  const [entry] = await toEntries(services, services.db, rows, to);
  if (entry)
    services.live.publish([to], { type: 'like', entry, total_new: await countNewLikes(services.db, to) });
};

export const likesCalls = {
  likes: async (services, { query, member }) => {
    const total = await countNewLikes(services.db, member.id);
    if (query.type) {
      const { entries, next } = await readKind(services, member.id, query.type, query.cursor);
      const empty = { profiles: [], liked_by: [], matches: [] };
      const name = { sent: 'profiles', received: 'liked_by', matches: 'matches' } as const;
      return { ...empty, [name[query.type]]: entries, next_cursor: next, total_new: total };
    }
    return {
      profiles: (await readKind(services, member.id, 'sent')).entries,
      liked_by: (await readKind(services, member.id, 'received')).entries,
      matches: (await readKind(services, member.id, 'matches')).entries,
      next_cursor: null,
      total_new: total,
    };
  },
  like: async (services, { body, member, site, key }) => {
    if (body.member === member.id) throw new AppError('own_profile');
    const { isNew } = await actOnce(services, { call: 'like', scope: member.id, key, body }, async (trx) => {
      // Locked, so that a block by either is seen here, or sees this like and takes it away.
      await lockMember(trx, member.id);
      await findVisibleMember(trx, site.id, body.member, member.id);
      if (await hasBlocked(trx, member.id, body.member)) throw new AppError('member_not_available');
      const isNew = await addLike(services, trx, member.id, body.member);
      // Whoever likes and unlikes by turns rings at the other's once.
      return { isNew: isNew && (await takeAct(services, trx, tellLimit, `${member.id}:${body.member}`)) };
    });
    // Likes of members who have not confirmed their address yet are shown to the other once they have.
    if (isNew && member.status === 'active') await tell(services, member.id, body.member);
    const rows = await readLikes(services.db, member.id, 'sent', 1, undefined, body.member);
    const [entry] = await toEntries(services, services.db, rows, member.id);
    if (!entry) throw new AppError('member_not_found');
    const { liked, likedMe } = await readLikesBetween(services.db, member.id, body.member);
    return { match: isMatch({ likedByMe: liked, likesMe: likedMe }), entry };
  },
  likeSeen: async (services, { body, member }) => {
    await markSeen(services, services.db, body.member, member.id);
    return { ok: true as const };
  },
  unlike: async (services, { body, member }) => {
    await removeLike(services.db, member.id, body.member);
    return { ok: true as const };
  },
} satisfies CallHandlers;
