import type { CallHandlers } from '../platform/http/call-acts.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { rememberDevice } from '../session/known-devices.ts';
import { lockSession, requireSession } from '../session/lock-session.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword } from './password-hash.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { tellEnded } from '../session/session-list.ts';
import { judgePassword, setPassword } from './set-password.ts';

/** A forgotten password, and a new one for who knows the old (spec §2, /reset-password and /notifications). */
export const passwordCalls = {
  passwordResetRequest: async (services, context) => {
    await requestPasswordReset(services, context);
    return { ok: true as const };
  },
  passwordResetCheck: async (services, { site, query }) => {
    await checkPasswordReset(services, site, query.token);
    return { ok: true as const };
  },
  passwordReset: async (services, { site, body, reply }) => {
    const { member, ended } = await resetPassword(services, site, body);
    tellEnded(services, ended);
    // Who has just proved to be the owner is not kept out by wrong guesses made before.
    await rememberDevice(services, reply, member);
    return { ok: true as const };
  },
  passwordChange: async (services, { site, member, body, request, reply }) => {
    await checkOwnPassword(services, site, member, body.old_password, 'old_password');
    judgePassword(site, member, body.password);
    const hash = await hashPassword(services, body.password);
    const session = await requireSession(services, request);
    const ended = await inTransaction(services.db, async (trx) =>
      setPassword(services, trx, await lockSession(trx, session), hash, session.id),
    );
    tellEnded(services, ended);
    // No browser is known any more but the one that knew the old password.
    await rememberDevice(services, reply, member.id);
    return { ok: true as const };
  },
} satisfies CallHandlers;
