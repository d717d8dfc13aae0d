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

/**
 * Who sent this request, by the session cookie; undefined for visitors, for ended sessions, for members of another site
 * and for accounts that are disabled or deleted.
 */
export const readSessionMember = async (
  services: Pick<Services, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<Member | undefined> => {
  const token = request.cookies[sessionCookie];
  if (!token) return undefined;
  const member = await services.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(memberColumns)
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.expires_at', '>', dateOf(services.clock))
    .where('members.site_id', '=', request.site.id)
    .where('members.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst();
  if (member && services.clock.now() - member.last_seen_at.getTime() > seenEverySeconds * 1000)
    await touchMember(services, member.id);
  return member;
};

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

/** Starts a session under a fresh token (never one the browser brought) and sets its cookie. */
export const startSession = async (
  services: Services,
  reply: FastifyReply,
  member: string,
): Promise<void> => {
  const token = newSecret();
  await services.db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashSecret(token),
      member_id: member,
      created_at: dateOf(services.clock),
      expires_at: secondsFromNow(services.clock, sessionSeconds),
    })
    .execute();
  reply.setCookie(sessionCookie, token, { ...cookieOptions(services), maxAge: sessionSeconds });
};

/** Ends the session of this request, if it has one, and takes the cookie back. */
export const endSession = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const token = request.cookies[sessionCookie];
  if (token) await services.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
  reply.clearCookie(sessionCookie, cookieOptions(services));
};
