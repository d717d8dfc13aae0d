import { tellDelivered } from '../chat/live/tell.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { CallContext, CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { readArrival } from '../site/visitor/arrival.ts';
import { activate, resendActivation } from './activation.ts';
import { enterWithFirstFactor } from '../login/enter.ts';
import { isPasswordOf } from '../password/password-hash.ts';
import { readUser } from '../member/own-user.ts';
import { endSession, readSession, startSession } from '../session/session.ts';
import { createMember, noteKnownAddress, prepareSignup } from './signup.ts';

/** The form with where its sender came from: as the page said, else as stored on arrival. */
const withArrival = ({ body, request }: Pick<CallContext<'signup'>, 'body' | 'request'>) => {
  const given = Object.values(body.tracking ?? {}).some((value) => value !== '');
  return { ...body, tracking: given ? body.tracking : readArrival(request) };
};

/** @throws AppError as `prepareSignup`; `duplicate_email…` where the site reveals accounts */
const signUp = async (
  services: Services,
  { body, site, key, request, reply }: CallContext<'signup'>,
): Promise<string | null> => {
  const form = withArrival({ body, request });
  const passwordHash = await prepareSignup(services, site, form);
  // The password is no part of what is remembered of the request: its quick hash would be the weakest copy of it.
  const { password, ...remembered } = body;
  const { member } = await actOnce(
    services,
    { call: 'signup', scope: `visitor:${site.id}`, key, body: remembered },
    async (trx): Promise<{ member: string | null }> => {
      const made = await createMember(services, trx, site, form, passwordHash);
      if (made.kind === 'created') return { member: site.rules.revealAccounts ? made.member : null };
      await noteKnownAddress(services, trx, site, made, passwordHash);
      return { member: null };
    },
  );
  if (member === null) return null;
  if (!(await isPasswordOf(services, member, password))) throw new AppError('idempotency_key_reused');
  await endSession(services, request, reply);
  await startSession(services, reply, member);
  return member;
};

/** Signup and the confirmation of the e-mail address. */
export const signupCalls = {
  signup: async (services, context) => {
    const member = await signUp(services, context);
    return { user: member === null ? null : await readUser(services, context.site, member) };
  },
  activate: async (services, { body, site, request, reply }) => {
    const { member, delivered, tell } = await activate(services, site, body.token);
    if (delivered.length > 0) await tellDelivered(services, delivered);
    tell();
    // The link proves who opened it; it is used up now, so that it logs in once at most. Who is logged in as this member
    // keeps the session: what the page asks for meanwhile must not be refused for an old cookie.
    const here = await readSession(services, request);
    if (here?.member.id === member) return { user: await readUser(services, site, member) };
    return enterWithFirstFactor(services, reply, site, member);
  },
  activateResend: async (services, { member }) => {
    await resendActivation(services, member.id);
    return { ok: true as const };
  },
} satisfies CallHandlers;
