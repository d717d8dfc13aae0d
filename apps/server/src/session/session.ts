import { rememberedDays } from '@vesper/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { isHeldTooLong } from '../platform/database/database.ts';
import { Lanes } from '../platform/http/limits/lanes.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { browserName } from './browser-name.ts';
import { rememberDevice } from './known-devices.ts';
import { type OwnState, type OwnStateRow, toOwnState } from '../member/own-state-repository.ts';
import type { Member } from '../member/repository.ts';
import { authCookie, authCookieName, readAuthCookie, sessionCookie } from './session-cookie.ts';
import { tellEnded } from './session-list.ts';
import {
  deleteSessionByToken,
  findSessionByToken,
  findSessionWithState,
  insertSession,
  listOpenSessions,
  type SessionRow,
  setLastSeen,
  touchSession,
} from './repository.ts';

export type { Member } from '../member/repository.ts';
export { sessionCookie } from './session-cookie.ts';

const rememberedSeconds = rememberedDays * 24 * 3600;
/** Browsers that restore their tabs keep the cookie of a browser session for ever: the server does not. */
const unrememberedSeconds = 24 * 3600;
/** "Online" is no finer than this, so that reading pages is no stream of writes. */
const seenEverySeconds = 60;

export interface Session {
  readonly id: string;
  readonly member: Member;
  /** Where it was asked for: what else belongs to the member, read in the same statement. */
  readonly own?: OwnState;
}

declare module '../platform/services/request.ts' {
  interface OpenSession extends Session {}
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the login that it brings: reckoned when it is first asked for. */
    sessionHash: string | undefined;
  }
}

/** How a session is read: alone, or with the member's own state. */
export interface ReadOptions {
  readonly withOwn?: boolean;
  /** What is begun with it. */
  readonly along?: (() => void) | undefined;
}

type SessionServices = Pick<Services, 'db' | 'clock'>;
type RequestServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** A time to come is as wrong as one long past: it was written before the clock was set back. */
const isSeenLongAgo = ({ clock }: SessionServices, seenAt: Date): boolean =>
  Math.abs(clock.now() - seenAt.getTime()) > seenEverySeconds * 1000;

type SeenRow = Pick<SessionRow, 'session_id' | 'session_seen_at' | 'id' | 'last_seen_at'>;

/**
 * The session is used, and its member here. What somebody else holds (a migration all members) is not noted this time: nobody is
 * refused an answer for it, and the next request notes it.
 */
const noteSeen = async (services: SessionServices, row: SeenRow): Promise<void> => {
  try {
    if (isSeenLongAgo(services, row.last_seen_at)) await touchMember(services, row.id);
    if (isSeenLongAgo(services, row.session_seen_at))
      await touchSession(services.db, row.session_id, dateOf(services.clock));
  } catch (error) {
    if (!isHeldTooLong(error)) throw error;
  }
};

const hasOwnState = (row: SessionRow & Partial<OwnStateRow>): row is SessionRow & OwnStateRow =>
  row.own_numbers !== undefined;

/** What is read of a session: its member counts as being here by it. */
const toSession = async (
  services: SessionServices,
  row: SessionRow & Partial<OwnStateRow>,
): Promise<Session> => {
  // The row is the member's, with these besides: it is handed on as it is, since taking forty columns over costs as much as reading them.
  const { session_id: id } = row;
  const member: Member = row;
  await noteSeen(services, row);
  return hasOwnState(row) ? { id, member, own: toOwnState(row, member.paused_at !== null) } : { id, member };
};

/**
 * Tells which of these sessions still last, asked in one statement, and notes then that their members are here: what can not be
 * noted keeps nobody connected.
 */
export const watchSessions = async (
  services: SessionServices,
  ids: readonly string[],
  tell: (open: ReadonlySet<string>) => void,
): Promise<void> => {
  const rows = await listOpenSessions(services.db, ids, dateOf(services.clock));
  tell(new Set(rows.map((row) => row.session_id)));
  // One after the other: nobody waits, and others want the database's connections as well.
  for (const row of rows) await noteSeen(services, row);
};

/** Of so many logins it is remembered what they hash to and whether they were found, those of longest ago forgotten first: some 200 bytes each. */
const remembered = { max: 20_000 };

/** Every call hashes its login, which costs as much as reading the row that it finds. */
const hashes = new LRUCache<string, string>({ ...remembered, memoMethod: hashSecret });
/** Those that we give are 43 characters long; what is longer is none, and is not kept. */
const longestToken = 64;

const hashOf = (token: string): string =>
  token.length > longestToken ? hashSecret(token) : hashes.memo(token);

/** The hash of what a request brings as its login; undefined where that is nothing. */
export const sessionHashOf = (
  services: Pick<Services, 'config'>,
  request: FastifyRequest,
): string | undefined => {
  const token = readAuthCookie(services, request, sessionCookie);
  return token ? (request.sessionHash ??= hashOf(token)) : undefined;
};

/**
 * The session of this request, by its cookie; undefined for visitors, for ended sessions, for members of another site
 * and for accounts that are disabled or deleted.
 */
export const readSession = async (
  services: RequestServices,
  request: FastifyRequest,
  { withOwn = false }: ReadOptions = {},
): Promise<Session | undefined> => {
  const hash = sessionHashOf(services, request);
  if (!hash) return undefined;
  const find = withOwn ? findSessionWithState : findSessionByToken;
  const row = await find(services.db, hash, dateOf(services.clock), request.site.id);
  return row && toSession(services, row);
};

/**
 * {@link readSession} for one server: of one browser a few requests at once ask the database who they are of, the others
 * wait for them or are refused. It remembers of which logins it has found a session lately (`isChecked`).
 */
export const openSessionReader = (services: RequestServices) => {
  const lanes = new Lanes({ atOnce: 4, waiting: 60 });
  const checked = new LRUCache<string, true>(remembered);
  return {
    read: async (request: FastifyRequest, options?: ReadOptions): Promise<Session | undefined> => {
      const token = readAuthCookie(services, request, sessionCookie);
      if (!token) return undefined;
      const session = await lanes.run(token, () => {
        options?.along?.();
        return readSession(services, request, options);
      });
      if (!session) checked.delete(token);
      // Asking moves it to the front.
      else if (!checked.get(token)) checked.set(token, true);
      return session;
    },
    isChecked: (request: FastifyRequest): boolean => {
      const token = readAuthCookie(services, request, sessionCookie);
      return token !== undefined && checked.has(token);
    },
  };
};

/** What a request brings as its login; nobody has looked yet whether there is one. */
export const sessionTokenOf = (
  services: Pick<Services, 'config'>,
  request: FastifyRequest,
): string | undefined => readAuthCookie(services, request, sessionCookie);

/** Who sent this request; see {@link readSession}. */
export const readSessionMember = async (
  services: RequestServices,
  request: FastifyRequest,
): Promise<Member | undefined> => (await readSession(services, request))?.member;

/** Notes that a member is here now. */
export const touchMember = async (
  services: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<void> => {
  const { db, clock } = services;
  await setLastSeen(db, member, dateOf(clock));
};

/** For how long a login lasts. */
export interface StayLoggedIn {
  /** For 30 days; otherwise until the browser is closed, a day at most. Not said means yes. */
  readonly remember?: boolean | undefined;
}

/** What of a session goes over into the next one of the same member on the same browser. */
const takeOver = async (services: Services, request: FastifyRequest, member: string, session: string) => {
  const before = await readSession(services, request);
  if (before?.member.id !== member) return;
  for (const subject of services.subjects) await subject.whenSessionReplaced?.(services, before.id, session);
};

/**
 * Starts a session under a fresh token (never one the browser brought) and sets its cookie. The session that this browser
 * had ends; if it was the same member's (a login while logged in), its push subscription goes over into the new one. The
 * browser is known as the member's from now on.
 */
export const startSession = async (
  services: Services,
  reply: FastifyReply,
  member: string,
  { remember = true }: StayLoggedIn = {},
): Promise<void> => {
  const { request } = reply;
  const token = newSecret();
  const id = newId();
  const seconds = remember ? rememberedSeconds : unrememberedSeconds;
  await insertSession(services.db, {
    id,
    token_hash: hashSecret(token),
    member_id: member,
    created_at: dateOf(services.clock),
    expires_at: secondsFromNow(services.clock, seconds),
    remembered: remember,
    ...browserName(request.headers['user-agent']),
    last_seen_at: dateOf(services.clock),
  });
  await takeOver(services, request, member, id);
  await closeSession(services, request);
  reply.setCookie(authCookieName(services, sessionCookie), token, {
    ...authCookie(services),
    ...(remember ? { maxAge: seconds } : {}),
  });
  await rememberDevice(services, reply, member);
};

/** Ends the session of this request on the server: its push subscription goes with it, its live connections end. */
const closeSession = async (services: Services, request: FastifyRequest): Promise<void> => {
  const token = readAuthCookie(services, request, sessionCookie);
  if (!token) return;
  tellEnded(services, await deleteSessionByToken(services.db, hashSecret(token)));
};

/** Ends the session of this request, if it has one, and takes the cookie back. */
export const endSession = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  await closeSession(services, request);
  reply.clearCookie(authCookieName(services, sessionCookie), authCookie(services));
};

/** Ends the session because its member is leaving this device, who takes along what pages have kept of them in cookies. */
export const leaveDevice = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  await endSession(services, request, reply);
  // Pages of before kept the last search on the device.
  reply.clearCookie('search', { path: '/' });
};
