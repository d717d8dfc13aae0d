import { isMatch, likesPageSize } from '@vesper/domain';
import { cardOf } from '../member/card.ts';
import { lockMember } from '../member/repository.ts';
import { readTotals } from '../member/totals-repository.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { KeptEvent } from '../platform/live/member-events-repository.ts';
import type { Services } from '../platform/services/services.ts';
import type { TellAgain } from '../platform/subject/subject.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { giveLike, readLikeEntry, seeLike, tellLike, tellTakenBack, toLikeEntry } from './give-like.ts';
import {
  holdLike,
  removeLike,
  type LikeKind,
  type LikePosition,
  type LikeRow,
  readLikes,
  readLikesBetween,
  type StandingLike,
} from './repository.ts';

const isPosition = (value: unknown): value is LikePosition =>
  typeof value === 'object' &&
  value !== null &&
  'createdAt' in value &&
  typeof value.createdAt === 'string' &&
  !Number.isNaN(Date.parse(value.createdAt)) &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.id);

/** One more row than a page has tells that more follow. */
const toPage = (services: Services, rows: readonly LikeRow[], kind: LikeKind, member: string) => {
  const found = rows.filter((row) => row.kind === kind);
  const page = found.slice(0, likesPageSize);
  const last = page.at(-1);
  return {
    entries: page.map((row) => toLikeEntry(services, row, member)),
    next:
      found.length > likesPageSize && last
        ? writeCursor(services, { createdAt: last.liked_at.toISOString(), id: last.like_id })
        : null,
  };
};

/** Likes that are told again are read as they stand by then; one that was taken back is not told. */
export const tellLikesAgain: TellAgain = async (services, member, kept) => {
  const { newLikes: total } = await readTotals(services.db, member.id);
  const tellOne = async ({ from }: KeptEvent) => {
    const entry = await readLikeEntry(services, member.id, 'received', String(from));
    return entry ? { type: 'like' as const, entry, total_new: total } : null;
  };
  const told = [];
  for (const each of kept) told.push(await tellOne(each));
  return told;
};

export const likesCalls = {
  likes: async (services, { query, member, request }) => {
    const total = request.session?.own?.newLikes ?? 0;
    const limit = likesPageSize + 1;
    if (query.type) {
      const kind = query.type;
      const position =
        query.cursor === undefined ? undefined : readCursor(services, query.cursor, isPosition);
      const rows = await readLikes(services.db, member.id, [{ kind, limit, position }]);
      const { entries, next } = toPage(services, rows, kind, member.id);
      const empty = { profiles: [], liked_by: [], matches: [] };
      const name = { sent: 'profiles', received: 'liked_by', matches: 'matches' } as const;
      return { ...empty, [name[kind]]: entries, next_cursor: next, total_new: total };
    }
    const rows = await readLikes(services.db, member.id, [
      { kind: 'sent', limit },
      { kind: 'received', limit },
      { kind: 'matches', limit },
    ]);
    const entriesOf = (kind: LikeKind) => toPage(services, rows, kind, member.id).entries;
    return {
      profiles: entriesOf('sent'),
      liked_by: entriesOf('received'),
      matches: entriesOf('matches'),
      next_cursor: null,
      total_new: total,
    };
  },
  like: async (services, { body, member, key }) => {
    const between = [member.id, body.member] as const;
    const given = await actOnce(services, { call: 'like', scope: member.id, key, body }, async (trx) =>
      giveLike(services, trx, await lockMember(trx, member.id), body.member),
    );
    await tellLike(services, ...between, given);
    const profile = cardOf(
      services,
      await findVisibleMember(services.db, member.site_id, body.member, member.id),
    );
    // As its transaction has left it: by now it may have been taken back. A key that the release before has stored tells of no like.
    const stands = (given.like as StandingLike | undefined) ?? (await holdLike(services.db, ...between));
    if (!stands) throw new AppError('member_not_found');
    // Of two who like each other in one moment neither transaction sees the other one.
    const { likedMe } = await readLikesBetween(services.db, ...between);
    if (likedMe) await seeLike(services, member.id, body.member);
    const match = isMatch({ likedByMe: true, likesMe: likedMe });
    return { match, entry: { ...stands, profile, like_new: false, match } };
  },
  likeSeen: async (services, { body, member }) => {
    await seeLike(services, member.id, body.member);
    return { ok: true as const };
  },
  unlike: async (services, { body, member }) => {
    // Where there was none nobody is told anything: otherwise whoever likes could ring at anybody's, of every brand.
    const like = await removeLike(services.db, member.id, body.member);
    if (like !== null) {
      await tellTakenBack(services, member, body.member, like);
      await seeLike(services, member.id, body.member);
    }
    return { ok: true as const };
  },
} satisfies CallHandlers;
