import type { CheckedBody, FieldErrorCode } from '@vesper/contract';
import {
  checkBirthDate,
  checkEmail,
  checkMessageText,
  checkPassword,
  checkUsername,
  normalizeEmail,
  normalizeUsername,
} from '@vesper/domain';
import { openAccount } from '../credits/ledger.ts';
import { keepWaitingMessage } from '../chat/waiting.ts';
import { dateOf, todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { sendActivation } from './activation.ts';
import { hashPassword } from './login.ts';

type SignupForm = CheckedBody<'signup'>;

const required = (value: string, code: FieldErrorCode | null): FieldErrorCode | null =>
  value.trim() === '' ? 'required' : code;

/** Every field that is wrong, by name (spec §5). */
const judgeForm = (form: SignupForm, site: Site, today: string): Record<string, FieldErrorCode> => {
  const verdicts: Record<string, FieldErrorCode | null> = {
    email: required(form.email, checkEmail(form.email)),
    name: required(form.name, checkUsername(form.name, form.email)),
    password: required(
      form.password,
      checkPassword(form.password, { email: form.email, username: form.name }),
    ),
    date_of_birth: required(
      form.date_of_birth,
      checkBirthDate(form.date_of_birth, today, site.rules.minimumAge),
    ),
  };
  return Object.fromEntries(
    Object.entries(verdicts).filter((entry): entry is [string, FieldErrorCode] => entry[1] !== null),
  );
};

const mayNotSignUp = (form: SignupForm, site: Site): boolean => {
  const { signups } = site.rules;
  return !(signups === 'all' || (signups === 'with_trafficsource' && Boolean(form.tracking?.network)));
};

/**
 * Judges the form and prepares what may take time (the password's hash) before any transaction is open.
 * @throws AppError `invalid_request` naming every wrong field, `signup_closed`, `message_too_long`
 */
export const prepareSignup = async (services: Services, site: Site, form: SignupForm): Promise<string> => {
  if (mayNotSignUp(form, site)) throw new AppError('signup_closed');
  const fields = judgeForm(form, site, todayOf(services.clock));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
  if (form.signup_message?.trim() && checkMessageText(form.signup_message, site.rules) === 'message_too_long')
    throw new AppError('message_too_long');
  return hashPassword(form.password);
};

/**
 * Makes the account with its ledger account, the waiting first message and the activation mail, in one transaction.
 * @throws AppError `duplicate_email`
 */
export const createMember = async (
  services: Services,
  trx: Trx,
  site: Site,
  form: SignupForm,
  passwordHash: string,
): Promise<string> => {
  const id = newId();
  const now = dateOf(services.clock);
  const inserted = await trx
    .insertInto('members')
    .values({
      id,
      site_id: site.id,
      email: normalizeEmail(form.email),
      name: normalizeUsername(form.name),
      password_hash: passwordHash,
      status: 'not_confirmed',
      language: form.language,
      birth_date: form.date_of_birth,
      gender: null,
      sexuality: null,
      search_gender: null,
      country: null,
      tracking: JSON.stringify(form.tracking ?? {}),
      signup_at: now,
      confirmed_at: null,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.constraint('members_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new AppError('duplicate_email', { fields: { email: 'email_duplicate' } });
  await openAccount(trx, site.id, id);
  const text = form.signup_message?.trim();
  if (text && form.receiver) await keepSignupMessage(services, trx, site, id, form.receiver, text);
  await sendActivation(services, trx, id);
  return id;
};

/** The message of step0 costs nothing; it is kept until the address is confirmed (readings). */
const keepSignupMessage = async (
  services: Services,
  trx: Trx,
  site: Site,
  sender: string,
  receiver: string,
  text: string,
): Promise<void> => {
  const reachable = await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', receiver)
    .where('site_id', '=', site.id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!reachable) return;
  await keepWaitingMessage(services, trx, {
    sender,
    receiver,
    clientId: `signup-${sender}`,
    text,
    free: true,
  });
};
