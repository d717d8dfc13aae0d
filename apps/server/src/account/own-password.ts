import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { Site } from '../site/site-directory.ts';
import { attemptSubject, beginAttempt } from './login-attempts.ts';
import type { Member } from './member.ts';
import { isPasswordOf } from './password-hash.ts';

/**
 * Asks a logged-in member for the password before an act that a stolen session must not do. Wrong ones are counted by
 * the rules of the login block, so that a session is no place for guessing; they are counted for the member's sessions
 * alone: a stranger who guesses at the login keeps nobody from changing the password. A right one clears nothing.
 * Opens a transaction of its own: not to be called inside of one.
 * @param field the name of the form's field, for the error
 * @throws AppError `password_wrong` naming the field; `login_blocked` with the minutes
 */
export const checkOwnPassword = async (
  services: Services,
  site: Site,
  member: Member,
  password: string,
  field = 'password',
): Promise<void> => {
  const subject = attemptSubject('own', site, member.id);
  const attempt = await beginAttempt(services, site, { subject, address: '' });
  if (await isPasswordOf(services, member.id, password)) return attempt.forget();
  await attempt.checkBlock();
  throw new AppError('password_wrong', { fields: { [field]: 'password_wrong' } });
};
