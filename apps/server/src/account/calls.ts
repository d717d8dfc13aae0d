import type { FastifyInstance } from 'fastify';
import { tellDelivered } from '../chat/tell.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { saveSubscription } from '../push/repository.ts';
import type { Site } from '../site/site-directory.ts';
import { activate, resendActivation } from './activation.ts';
import { checkLogin, isPasswordOf } from './login.ts';
import { findMember, type Member, toUser } from './member.ts';
import { endSession, readSession, startSession } from './session.ts';
import { createMember, prepareSignup } from './signup.ts';

const userOf = async (services: Services, site: Site, id: string) => {
  const member = await findMember(services.db, id);
  if (!member) throw new Error(`member ${id} has vanished`);
  return { user: await toUser(services, services.db, site, member) };
};

const registerEntry = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'login', async ({ body, site, request, reply }) => {
    const member = await checkLogin(services, site, body, request.ip);
    await endSession(services, request, reply);
    await startSession(services, reply, member.id);
    return { user: await toUser(services, services.db, site, member) };
  });
  registerCall(app, services, 'logout', async ({ request, reply }) => {
    await endSession(services, request, reply);
    return { ok: true as const };
  });
  registerCall(app, services, 'signup', async ({ body, site, key, request, reply }) => {
    const passwordHash = await prepareSignup(services, site, body);
    // The password is no part of what is remembered of the request: its quick hash would be the weakest copy of it.
    const { password, ...remembered } = body;
    const { member } = await actOnce(
      services,
      { call: 'signup', scope: `visitor:${site.id}`, key, body: remembered },
      async (trx) => ({ member: await createMember(services, trx, site, body, passwordHash) }),
    );
    if (!(await isPasswordOf(services, member, password))) throw new AppError('idempotency_key_reused');
    await endSession(services, request, reply);
    await startSession(services, reply, member);
    return userOf(services, site, member);
  });
};

const registerActivation = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'activate', async ({ body, site, request, reply }) => {
    const { member, delivered } = await activate(services, site, body.token);
    for (const message of delivered) await tellDelivered(services, message);
    services.live.publish([member], { type: 'user_changed' });
    // The link proves who opened it; it is used up now, so that it logs in once at most. Who is logged in as this member
    // keeps the session: what the page asks for meanwhile must not be refused for an old cookie.
    const here = await readSession(services, request);
    if (here?.member.id !== member) await startSession(services, reply, member);
    return userOf(services, site, member);
  });
  registerCall(app, services, 'activateResend', async ({ member }) => {
    await resendActivation(services, member.id);
    return { ok: true as const };
  });
};

export const registerAccountCalls = (app: FastifyInstance, services: Services): void => {
  registerEntry(app, services);
  registerActivation(app, services);
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
