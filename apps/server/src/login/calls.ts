import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { requireSameOrigin } from '../platform/http/security.ts';
import { enter, enterWithFirstFactor } from './enter.ts';
import { checkLogin } from './login.ts';
import { checkLoginCode } from './login-code.ts';
import { leaveDevice } from '../session/session.ts';
import { requestSignInLink, useSignInLink } from './sign-in-link.ts';

/** A field that was left empty is no guess. @throws AppError `invalid_request` naming the empty fields */
const judgeFilled = (form: { readonly email: string; readonly password: string }): void => {
  const empty = (['email', 'password'] as const).filter((name) => form[name].trim() === '');
  if (empty.length > 0)
    throw new AppError('invalid_request', {
      fields: Object.fromEntries(empty.map((name) => [name, 'required' as const])),
    });
};

/** In and out: password, one-time code, mailed link, logout. */
export const loginCalls = {
  login: async (services, { body, site, request, reply }) => {
    judgeFilled(body);
    const member = await checkLogin(services, site, body, request);
    return enterWithFirstFactor(services, reply, site, member, body);
  },
  loginCode: async (services, { body, site, reply }) => {
    const member = await checkLoginCode(services, reply, site, body.code);
    return enter(services, reply, site, member, body);
  },
  signInLinkRequest: async (services, context) => {
    await requestSignInLink(services, context);
    return { ok: true as const };
  },
  signInByLink: async (services, { body, site, reply }) => {
    const member = await useSignInLink(services, site, body.token);
    return enterWithFirstFactor(services, reply, site, member, body);
  },
  logout: async (services, { request, reply }) => {
    requireSameOrigin(request);
    await leaveDevice(services, request, reply);
    return { ok: true as const };
  },
} satisfies CallHandlers;
