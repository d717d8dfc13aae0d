import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { readSession } from './session.ts';
import { endOneSession, endOtherSessions, listSessions, tellEnded } from './session-list.ts';

/** Where a member is logged in, and the way to end that. */
export const registerSessionCalls = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'sessions', async ({ member, request }) => {
    const current = (await readSession(services, request))?.id;
    return { sessions: await listSessions(services, member.id, current) };
  });
  registerCall(app, services, 'sessionEnd', async ({ member, body, request }) => {
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
  });
};
