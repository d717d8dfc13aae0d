import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { readUser, toUser } from '../member/own-user.ts';
import { readSession } from './session.ts';
import { endOneSession, endOtherSessions } from './repository.ts';
import { listSessions, tellEnded } from './session-list.ts';
import { updateMember } from '../member/repository.ts';

/** Who is logged in, where else they are, and the way to end that. */
export const sessionCalls = {
  user: async (services, { site, request: { session } }) => {
    if (!session?.own) return { user: null, totals: null, last_event: null };
    const { member, own } = session;
    return {
      user: toUser(services, site, member, own),
      totals: { unread_messages: own.unreadMessages, new_likes: own.newLikes },
      last_event: own.lastEvent,
    };
  },
  userUpdate: async (services, { member, body, site }) => {
    await updateMember(services.db, member.id, { language: body.language });
    return { user: await readUser(services, site, member.id) };
  },
  sessions: async (services, { member, request }) => ({
    sessions: await listSessions(services, member.id, request.session?.id),
  }),
  /**
   * The member's page went into the background (spec §7). That was a sign of life, which is noted before the call as before
   * every other: once a minute at most. It writes nothing of its own, as it can end no presence truthfully: the member may
   * have the site open elsewhere, and still hears every message by the live connection. "Online" ends by its own time.
   */
  pageHidden: async () => ({ ok: true as const }),
  sessionEnd: async (services, { member, body, request }) => {
    const current = (await readSession(services, request))?.id;
    // Without knowing which one asks, "all others" would be all.
    if (!current) throw new AppError('authentication_required');
    const { id } = body;
    const ended = id
      ? await endOneSession(services.db, member.id, id)
      : await endOtherSessions(services.db, member.id, current);
    if (id && ended.length === 0) throw new AppError('not_found');
    tellEnded(services, ended);
    return { sessions: await listSessions(services, member.id, current) };
  },
} satisfies CallHandlers;
