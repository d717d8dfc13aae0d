import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { enter, enterWithFirstFactor } from './enter.ts';
import { checkLogin } from './login.ts';
import { checkLoginCode } from './login-code.ts';
import { endSession } from '../session/session.ts';
import { readLink, requestSignInLink, useSignInLink } from './sign-in-link.ts';

/** A field that was left empty is no guess. @throws AppError `invalid_request` naming the empty fields */
const judgeFilled = (form: { readonly email: string; readonly password: string }): void => {
  const empty = (['email', 'password'] as const).filter((name) => form[name].trim() === '');
  if (empty.length > 0)
    throw new AppError('invalid_request', {
      fields: Object.fromEntries(empty.map((name) => [name, 'required' as const])),
    });
};

/** In and out: password, one-time code, mailed link, logout. */
export const registerLoginCalls = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'login', async ({ body, site, request, reply }) => {
    judgeFilled(body);
    const member = await checkLogin(services, site, body, request);
    return enterWithFirstFactor(services, reply, site, member, body);
  });
  registerCall(app, services, 'loginCode', async ({ body, site, reply }) => {
    const member = await checkLoginCode(services, reply, site, body.code);
    return enter(services, reply, site, member, body);
  });
  registerCall(app, services, 'signInLinkRequest', async (context) => {
    await requestSignInLink(services, context);
    return { ok: true as const };
  });
  registerCall(app, services, 'link', async ({ query, site }) => ({
    kind: await readLink(services, site, query.token),
  }));
  registerCall(app, services, 'signInByLink', async ({ body, site, reply }) => {
    const member = await useSignInLink(services, site, body.token);
    return enterWithFirstFactor(services, reply, site, member, body);
  });
  registerCall(app, services, 'logout', async ({ request, reply }) => {
    await endSession(services, request, reply);
    return { ok: true as const };
  });
};
