import { normalizeEmail } from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { findKnownDevice } from '../session/known-devices.ts';
import { attemptSubject, beginAttempt } from '../password/attempts.ts';
import { verifyPassword } from '../password/password-hash.ts';
import { readCredentials } from '../password/repository.ts';

/**
 * Checks an e-mail address and a password; answers the member's id. Known and unknown accounts cost the same work, are
 * blocked after the same number of wrong attempts and get the same answers (spec §4, §8). An attempt from a browser
 * that the member logged in from before counts for that browser alone, any other one for the account and the address.
 * @throws AppError `login_failed`, or `login_blocked` with the minutes
 */
export const checkLogin = async (
  services: Services,
  site: Site,
  credentials: { readonly email: string; readonly password: string },
  request: FastifyRequest,
): Promise<string> => {
  const email = normalizeEmail(credentials.email);
  const device = await findKnownDevice(services, request, { email });
  const attempt = await beginAttempt(
    services,
    site,
    device
      ? { subject: attemptSubject('device', site, device), address: '' }
      : { subject: attemptSubject('account', site, email), address: request.ip },
  );
  const found = await readCredentials(services.db, site.id, email);
  const right = await verifyPassword(services, found?.password_hash, credentials.password);
  if (found && right && (found.status === 'active' || found.status === 'not_confirmed')) {
    await attempt.forget();
    return found.id;
  }
  await attempt.checkBlock();
  throw new AppError('login_failed');
};
