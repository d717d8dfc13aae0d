import type { CallHandlers } from '../platform/http/call-acts.ts';
import { deleteAccount } from './delete-account.ts';
import { enterWithFirstFactor } from '../login/enter.ts';
import { requireSession } from '../session/lock-session.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { findLeft, rememberLeft } from './left-cookie.ts';
import { reactivate, requestReactivation } from './reactivate.ts';
import { tellEnded } from '../session/session-list.ts';
import { leaveDevice } from '../session/session.ts';
import { acceptStayOffer, stayOffer } from './stay-offer.ts';

/** Leaving, what is offered to who stays, and the way back (spec §4, account; readings, "no dark patterns"). */
export const leavingCalls = {
  leaving: async (services, { site, member, request }) => ({
    restore_days: site.rules.reactivationDays,
    credits: request.session?.own?.credits ?? 0,
    discount_percentage: stayOffer(services, site, member),
  }),
  stayDiscount: (services, { site, member, key }) => acceptStayOffer(services, site, member.id, key),
  accountDelete: async (services, { site, member, body, request, reply }) => {
    await checkOwnPassword(services, site, member, body.password);
    const session = await requireSession(services, request);
    const { until, ended } = await deleteAccount(services, site, session, body.reason ?? '');
    tellEnded(services, ended);
    await leaveDevice(services, request, reply);
    rememberLeft(services, reply, member.id);
    return { restore_until: until.toISOString() };
  },
  accountLeft: async (services, { site, request }) => ({
    restore_until: (await findLeft(services, site, request))?.toISOString() ?? null,
  }),
  reactivateRequest: async (services, context) => {
    await requestReactivation(services, context);
    return { ok: true as const };
  },
  reactivate: async (services, { site, body, reply }) => {
    const member = await reactivate(services, site, body.token);
    // The link is one proof; who has one-time codes shows the second before being let in.
    return enterWithFirstFactor(services, reply, site, member);
  },
} satisfies CallHandlers;
