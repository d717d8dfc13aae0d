import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { type Member, memberColumns } from './member.ts';

export type { Member } from './member.ts';

export const sessionCookie = 'session';
/** Auth cookie: 30 days (spec §9). */
const sessionSeconds = 30 * 24 * 3600;
/** "Online" and the search order are no finer than this, so that reading pages is no stream of writes. */
const seenEverySeconds = 60;

export interface Session {
  readonly id: string;
  readonly member: Member;
}

type SessionServices = Pick<Services, 'db' | 'clock'>;

/** Reads a session that has not ended and whose member's account is neither disabled nor deleted. */
const findSession = async (
  services: SessionServices,
  column: 'sessions.id' | 'sessions.token_hash',
  value: string,
  site?: string,
): Promise<Session | undefined> => {
  let query = services.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(memberColumns)
    .select('sessions.id as session_id')
    .where(column, '=', value)
    .where('sessions.expires_at', '>', dateOf(services.clock))
    .where('members.status', 'in', ['not_confirmed', 'active']);
  if (site) query = query.where('members.site_id', '=', site);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, ...member } = row;
  if (services.clock.now() - member.last_seen_at.getTime() > seenEverySeconds * 1000)
    await touchMember(services, member.id);
  return { id, member };
};

/** The session of this id, while it lasts; its member counts as being here. */
export const findOpenSession = (services: SessionServices, id: string): Promise<Session | undefined> =>
  findSession(services, 'sessions.id', id);

/**
 * The session of this request, by its cookie; undefined for visitors, for ended sessions, for members of another site
 * and for accounts that are disabled or deleted.
 */
export const readSession = async (
  services: SessionServices,
  request: FastifyRequest,
): Promise<Session | undefined> => {
  const token = request.cookies[sessionCookie];
  return token ? findSession(services, 'sessions.token_hash', hashSecret(token), request.site.id) : undefined;
};

/** Who sent this request; see {@link readSession}. */
export const readSessionMember = async (
  services: SessionServices,
  request: FastifyRequest,
): Promise<Member | undefined> => (await readSession(services, request))?.member;

/** Notes that a member is here now. */
export const touchMember = async (
  services: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<void> => {
  const now = dateOf(services.clock);
  await services.db.updateTable('members').set({ last_seen_at: now }).where('id', '=', member).execute();
  await services.db
    .updateTable('search_profiles')
    .set({ ranked_at: now })
    .where('member_id', '=', member)
    .execute();
};

const cookieOptions = (services: Pick<Services, 'config'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: services.config.publicUrl?.startsWith('https:') ?? false,
});

/**
 * Starts a session under a fresh token (never one the browser brought) and sets its cookie. A session of the same member
 * that this browser has (a login while logged in) goes over into it, with its push subscription.
 */
export const startSession = async (
  services: Services,
  reply: FastifyReply,
  member: string,
): Promise<void> => {
  const token = newSecret();
  const id = newId();
  await services.db
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashSecret(token),
      member_id: member,
      created_at: dateOf(services.clock),
      expires_at: secondsFromNow(services.clock, sessionSeconds),
    })
    .execute();
  const before = await readSession(services, reply.request);
  if (before?.member.id === member)
    await services.db
      .updateTable('push_subscriptions')
      .set({ session_id: id })
      .where('session_id', '=', before.id)
      .execute();
  await closeSession(services, reply.request);
  reply.setCookie(sessionCookie, token, { ...cookieOptions(services), maxAge: sessionSeconds });
};

/** Ends the session of this request on the server: its push subscription goes with it, its live connections end. */
const closeSession = async (services: Services, request: FastifyRequest): Promise<void> => {
  const token = request.cookies[sessionCookie];
  if (!token) return;
  const ended = await services.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashSecret(token))
    .returning(['id', 'member_id'])
    .executeTakeFirst();
  if (ended) services.live.endSession(ended.member_id, ended.id);
};

/** Ends the session of this request, if it has one, and takes the cookie back. */
export const endSession = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  await closeSession(services, request);
  reply.clearCookie(sessionCookie, cookieOptions(services));
};
