import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { deleteAccount } from './delete-account.ts';
import { enterWithFirstFactor } from '../login/enter.ts';
import { requireSession } from '../session/lock-session.ts';
import { toUser } from '../member/member.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { reactivate, requestReactivation } from './reactivate.ts';
import { tellEnded } from '../session/session-list.ts';
import { endSession } from '../session/session.ts';
import { acceptStayOffer, stayOffer } from './stay-offer.ts';

/** Leaving, what is offered to who stays, and the way back (spec §4, account; readings, "no dark patterns"). */
export const registerLeavingCalls = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'leaving', async ({ site, member }) => ({
    restore_days: site.rules.reactivationDays,
    credits: (await toUser(services, services.db, site, member)).credits,
    discount_percentage: stayOffer(services, site, member),
  }));
  registerCall(app, services, 'stayDiscount', ({ site, member, key }) =>
    acceptStayOffer(services, site, member.id, key),
  );
  registerCall(app, services, 'accountDelete', async ({ site, member, body, request, reply }) => {
    await checkOwnPassword(services, site, member, body.password);
    const session = await requireSession(services, request);
    const { until, ended } = await deleteAccount(services, site, session, body.reason ?? '');
    tellEnded(services, ended);
    await endSession(services, request, reply);
    return { restore_until: until.toISOString() };
  });
  registerCall(app, services, 'reactivateRequest', async (context) => {
    await requestReactivation(services, context);
    return { ok: true as const };
  });
  registerCall(app, services, 'reactivate', async ({ site, body, reply }) => {
    const member = await reactivate(services, site, body.token);
    // The link is one proof; who has one-time codes shows the second before being let in.
    return enterWithFirstFactor(services, reply, site, member);
  });
};
