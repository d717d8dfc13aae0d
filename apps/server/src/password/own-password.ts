import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { type Attempt, attemptSubject, beginAttempt } from './attempts.ts';
import type { Member } from '../member/repository.ts';
import { isPasswordOf } from './password-hash.ts';

/** The rule is that of the login block, the words are others: nobody is kept out of the account. */
const blockedHere = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'login_blocked')
    throw new AppError('password_blocked', { params: error.details.params ?? {} });
  throw error;
};

const judge = async (attempt: Attempt, isRight: boolean, field: string): Promise<void> => {
  if (isRight) return attempt.forgetAll();
  await attempt.checkBlock();
  throw new AppError('password_wrong', { fields: { [field]: 'password_wrong' } });
};

/**
 * Asks a logged-in member for the password before an act that a stolen session must not do. Wrong ones are counted by
 * the rules of the login block, so that a session is no place for guessing; they are counted for the member's sessions
 * alone: a stranger who guesses at the login keeps nobody from changing the password. A right one clears the wrong ones
 * before it, as no guesser has it. A field left empty is no guess. Opens a transaction of its own: not to be called
 * inside of one.
 * @param field the name of the form's field, for the error
 * @throws AppError `invalid_request` or `password_wrong` naming the field; `password_blocked` with the minutes
 */
export const checkOwnPassword = async (
  services: Services,
  site: Site,
  member: Member,
  password: string,
  field = 'password',
): Promise<void> => {
  if (password === '') throw new AppError('invalid_request', { fields: { [field]: 'required' } });
  const subject = attemptSubject('own', site, member.id);
  const attempt = await beginAttempt(services, site, { subject, address: '' }).catch(blockedHere);
  await judge(attempt, await isPasswordOf(services, member.id, password), field).catch(blockedHere);
};
