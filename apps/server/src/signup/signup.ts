import type { CheckedBody, FieldErrorCode } from '@vesper/contract';
import {
  checkBirthDate,
  checkEmail,
  checkMessageText,
  checkUsername,
  maySignUp,
  normalizeEmail,
  normalizeUsername,
  storedText,
} from '@vesper/domain';
import { addAccountMail } from '../mail/account-mail.ts';
import { openAccount } from '../credits/repository.ts';
import { keepWaitingMessage } from '../chat/waiting/keep-waiting.ts';
import { dateOf, todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import { takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { sendActivation } from './activation.ts';
import { hashPassword } from '../password/password-hash.ts';
import { checkNewPassword } from '../password/password-rules.ts';
import { findMemberOfSite, type Member } from '../member/repository.ts';
import { findByEmail, insertMember } from './repository.ts';

type SignupForm = CheckedBody<'signup'>;

const required = (value: string, code: FieldErrorCode | null): FieldErrorCode | null =>
  value.trim() === '' ? 'required' : code;

/** Every field that is wrong, by name (spec §5). */
const judgeForm = (form: SignupForm, site: Site, today: string): Record<string, FieldErrorCode> => {
  const verdicts: Record<string, FieldErrorCode | null> = {
    email: required(form.email, checkEmail(form.email)),
    name: required(
      form.name,
      checkUsername(form.name, form.email, [site.settings.name, site.settings.mailName]),
    ),
    password: required(
      form.password,
      checkNewPassword(form.password, { email: form.email, username: form.name, site }),
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

/**
 * Judges the form and prepares what may take time (the password's hash) before any transaction is open.
 * @throws AppError `invalid_request` naming every wrong field, `signup_closed`, `message_empty`, `message_too_long`
 */
export const prepareSignup = async (services: Services, site: Site, form: SignupForm): Promise<string> => {
  if (maySignUp(site.rules, Boolean(form.tracking?.network)) !== null) throw new AppError('signup_closed');
  const fields = judgeForm(form, site, todayOf(services.clock));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
  const refusal = form.signup_message?.trim() ? checkMessageText(form.signup_message, site.rules) : null;
  if (refusal) throw new AppError(refusal);
  return hashPassword(services, form.password);
};

/** The account that an address has already. */
export interface KnownAddress {
  readonly kind: 'known';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly status: Member['status'];
}

/**
 * Makes the account with its ledger account, the waiting first message and the activation mail, in one transaction;
 * makes nothing for an address that has an account, and answers whose it is.
 */
export const createMember = async (
  services: Services,
  trx: Trx,
  site: Site,
  form: SignupForm,
  passwordHash: string,
): Promise<{ readonly kind: 'created'; readonly member: string } | KnownAddress> => {
  const id = newId();
  const email = normalizeEmail(form.email);
  const now = dateOf(services.clock);
  const inserted = await insertMember(trx, {
    id,
    site_id: site.id,
    email,
    name: normalizeUsername(form.name),
    // Where nobody is to learn which addresses are known, a password opens nothing before its own mail was opened.
    password_hash: site.rules.revealAccounts ? passwordHash : null,
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
  });
  if (!inserted) return findKnown(trx, site, email);
  await openAccount(trx, site.id, id);
  const text = storedText(form.signup_message ?? '');
  if (text && form.receiver) await keepSignupMessage(services, trx, site, id, form.receiver, text);
  await sendActivation(services, trx, id, site.rules.revealAccounts ? undefined : passwordHash);
  return { kind: 'created', member: id };
};

const findKnown = async (trx: Trx, site: Site, email: string): Promise<KnownAddress> => {
  const found = await findByEmail(trx, site.id, email);
  return { kind: 'known', email, ...found };
};

/** Texts and links differ for accounts in use and for those that wait for their purge (spec §8). */
const duplicateCodes: Partial<
  Record<Member['status'], 'duplicate_email_active' | 'duplicate_email_deleted'>
> = { active: 'duplicate_email_active', deleted: 'duplicate_email_deleted' };

/** Whoever types somebody's address again and again does not fill that mailbox. */
const knownMails = { act: 'mail.signup_known', most: 3, windowSeconds: 24 * 3600 };

/**
 * Signup with an address that has an account: says so, or, where the site does not reveal accounts, says it in a mail to
 * that address only (readings, `reveal_accounts`). Somebody who never confirmed it gets the link again, for the password
 * just chosen: it was perhaps the first mail that was lost.
 * @throws AppError `duplicate_email_active`, `duplicate_email_deleted` or `duplicate_email`
 */
export const noteKnownAddress = async (
  services: Services,
  trx: Trx,
  site: Site,
  { id, email, name, language, status }: KnownAddress,
  passwordHash: string,
): Promise<void> => {
  if (site.rules.revealAccounts)
    throw new AppError(duplicateCodes[status] ?? 'duplicate_email', {
      fields: { email: status === 'deleted' ? 'email_restorable' : 'email_duplicate' },
    });
  if (!(await takeAct(services, trx, knownMails, `${site.id}:${email}`))) return;
  if (status === 'not_confirmed') {
    await sendActivation(services, trx, id, passwordHash);
    return;
  }
  await addAccountMail(services, trx, {
    mail: 'signup_known',
    site: site.id,
    recipient: email,
    language,
    member: id,
    name,
  });
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
  const reachable = await findMemberOfSite(trx, site.id, receiver);
  if (reachable?.status !== 'active' || reachable.paused_at !== null) return;
  await keepWaitingMessage(services, trx, {
    sender,
    receiver,
    clientId: `signup-${sender}`,
    kind: 'text',
    text,
    free: true,
    answerTo: null,
  });
};
