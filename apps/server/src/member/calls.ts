import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { saveSubscription } from '../push/repository.ts';
import type { Site } from '../site/site-directory.ts';
import { registerLoginCalls } from '../login/calls.ts';
import { registerExport } from '../export/export-route.ts';
import { registerLeavingCalls } from '../leaving/calls.ts';
import { registerMailChangeCalls } from '../mail-address/calls.ts';
import { findMember, type Member, toUser } from './member.ts';
import { registerNotificationCalls } from '../notifications/calls.ts';
import { registerOneTimeCodeCalls } from '../one-time-codes/calls.ts';
import { registerPasskeyCalls } from '../passkeys/calls.ts';
import { registerPasswordCalls } from '../password/calls.ts';
import { readSession } from '../session/session.ts';
import { registerSessionCalls } from '../session/calls.ts';
import { registerSignupCalls } from '../signup/calls.ts';

const userOf = async (services: Services, site: Site, id: string) => {
  const member = await findMember(services.db, id);
  if (!member) throw new Error(`member ${id} has vanished`);
  return { user: await toUser(services, services.db, site, member) };
};

export const registerAccountCalls = (app: FastifyInstance, services: Services): void => {
  registerLoginCalls(app, services);
  registerSessionCalls(app, services);
  registerOneTimeCodeCalls(app, services);
  registerPasskeyCalls(app, services);
  registerSignupCalls(app, services);
  registerPasswordCalls(app, services);
  registerMailChangeCalls(app, services);
  registerNotificationCalls(app, services);
  registerLeavingCalls(app, services);
  registerExport(app, services);
  registerCall(app, services, 'user', async ({ member, site }) => ({
    user: member ? await toUser(services, services.db, site, member as Member) : null,
  }));
  registerCall(app, services, 'userUpdate', async ({ member, body, site }) => {
    await services.db
      .updateTable('members')
      .set({ language: body.language })
      .where('id', '=', member.id)
      .execute();
    return userOf(services, site, member.id);
  });
  registerCall(app, services, 'pushSubscribe', async ({ body, request }) => {
    const session = await readSession(services, request);
    if (!session) throw new AppError('authentication_required');
    await saveSubscription(services, session, body);
    return { ok: true as const };
  });
};
