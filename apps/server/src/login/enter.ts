import type { User } from '@vesper/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { askForCode } from './login-code.ts';
import { findMember } from '../member/repository.ts';
import { readUserOf } from '../member/own-user.ts';
import { hasOneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import { startSession, type StayLoggedIn } from '../session/session.ts';

/**
 * Logs a member in on this browser, once all is proven that has to be.
 * @throws AppError `login_failed` when the account may not log in (any more)
 */
export const enter = async (
  services: Services,
  reply: FastifyReply,
  site: Site,
  id: string,
  stay: StayLoggedIn = {},
): Promise<{ user: User }> => {
  const member = await findMember(services.db, id);
  if (
    !member ||
    member.site_id !== site.id ||
    (member.status !== 'active' && member.status !== 'not_confirmed')
  )
    throw new AppError('login_failed');
  await startSession(services, reply, id, stay);
  return { user: await readUserOf(services, services.db, site, member) };
};

/**
 * Logs in who has shown one thing (the password, a mailed link). Who has one-time codes is asked for one first.
 * @throws AppError `login_code_required`, with the cookie by which `loginCode` goes on; `login_failed`
 */
export const enterWithFirstFactor = async (
  services: Services,
  reply: FastifyReply,
  site: Site,
  id: string,
  stay: StayLoggedIn = {},
): Promise<{ user: User }> => {
  if (await hasOneTimeCodes(services.db, id)) {
    await askForCode(services, reply, id);
    throw new AppError('login_code_required');
  }
  return enter(services, reply, site, id, stay);
};
