import type { FastifyReply } from 'fastify';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { hashSecret } from '../platform/ids.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { findKnownDevice } from '../session/known-devices.ts';
import { dropExpiredTokens, dropTokens } from '../link/repository.ts';
import { issueToken, peekToken, takeToken } from '../link/tokens.ts';
import { acceptCode } from '../one-time-codes/one-time-codes.ts';
import { useRecoveryCode } from '../one-time-codes/recovery-codes.ts';
import { authCookie, authCookieName, readAuthCookie } from '../session/session-cookie.ts';

/** Holds the login that still lacks its code. It lets nobody in by itself. */
export const loginStepCookie = 'login_step';
const stepSeconds = 10 * 60;
const stepTries: ActLimit = { act: 'login_code', most: 5, windowSeconds: stepSeconds };
/** Who knows the password could begin as often as wanted: this bounds how many of a million codes are tried. */
const memberTries: ActLimit = { act: 'login_code_member', most: 20, windowSeconds: 3600 };

/** Remembers in a cookie that this browser has shown the first thing. */
export const askForCode = async (services: Services, reply: FastifyReply, member: string): Promise<void> => {
  await dropExpiredTokens(services.db, member, 'second_factor', dateOf(services.clock));
  const token = await issueToken(services, services.db, {
    kind: 'second_factor',
    member,
    lifeSeconds: stepSeconds,
  });
  reply.setCookie(authCookieName(services, loginStepCookie), token, {
    ...authCookie(services),
    maxAge: stepSeconds,
  });
};

const expired = (services: Services, reply: FastifyReply): AppError => {
  reply.clearCookie(authCookieName(services, loginStepCookie), authCookie(services));
  return new AppError('login_code_expired');
};

/** Counted before the code is looked at, in a transaction of its own: a wrong one counts although it is refused. */
const countTry = (services: Services, whose: string, token: string) =>
  inTransaction(services.db, async (trx) => {
    if (!(await takeAct(services, trx, memberTries, whose))) return 'member' as const;
    return (await takeAct(services, trx, stepTries, hashSecret(token))) ? undefined : ('step' as const);
  });

/**
 * Judges the code that a login waits for: one of the app, or a recovery code. A right one ends the step.
 * @returns the member's id
 * @throws AppError `login_code_wrong`; `login_code_expired` when the step is over, unknown, another site's or was tried
 * five times; `login_blocked` after twenty tries in an hour
 */
export const checkLoginCode = async (
  services: Services,
  reply: FastifyReply,
  site: Site,
  code: string,
): Promise<string> => {
  const token = readAuthCookie(services, reply.request, loginStepCookie) ?? '';
  const step = await peekToken(services, services.db, site.id, ['second_factor'], token);
  if (!step) throw expired(services, reply);
  const { member } = step;
  // As with passwords, who is at a browser of the member's own is not kept out by others' tries.
  const device = await findKnownDevice(services, reply.request, { id: member });
  const over = await countTry(services, device ?? member, token);
  if (over === 'step') throw expired(services, reply);
  if (over) throw new AppError('login_blocked', { params: { minutes: memberTries.windowSeconds / 60 } });
  await inTransaction(services.db, async (trx) => {
    const right =
      (await acceptCode(services, trx, member, code)) || (await useRecoveryCode(services, trx, member, code));
    if (!right) throw new AppError('login_code_wrong');
    if (!(await takeToken(services, trx, site.id, 'second_factor', token)))
      throw new AppError('login_code_expired');
    await dropTokens(trx, member, ['second_factor']);
  });
  reply.clearCookie(authCookieName(services, loginStepCookie), authCookie(services));
  return member;
};
