import type { CallName, ErrorCode } from '@vesper/contract';
import {
  addressNetwork,
  checkEmail,
  type MemberStatus,
  negotiateLocale,
  normalizeEmail,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { findMemberByEmail, type Member } from '../member/repository.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;
/** One address may belong to many people behind one connection; it is no way to fill many mailboxes either. */
const mostAnAddressAndHour = 20;
/** How many times as many mails a day go to an address for all networks together as for one of them. */
const strangers = 3;

export interface MailRequest {
  readonly call: CallName;
  readonly key: string;
  readonly email: string;
  readonly request: FastifyRequest;
  readonly site: Site;
  /** Accounts in these states get the mail; all others are treated like addresses without an account. */
  readonly statuses: readonly MemberStatus[];
  readonly mostADay: number;
  /** Fewer in an hour than in a day, where somebody may be at it again and again. */
  readonly mostAnHour?: number;
  /** The browser, when it is known as the owner's: it has a budget of its own. */
  readonly device: string | undefined;
  /** How long the mailed link works. */
  readonly lifeSeconds: number;
  /** What is answered when there have been more. */
  readonly tooMany: ErrorCode;
  /** Writes the mail to the member. */
  mail(trx: Trx, member: Member): Promise<void>;
  /** Writes the mail to an address without account, in the visitor's language; for sites that do not reveal accounts. */
  mailUnknown?(trx: Trx, email: string, language: string): Promise<void>;
}

/**
 * Whether one more mail may go to an address. What one network asks for is counted for that network, and a browser that
 * is known as the owner's for itself, so that nobody uses up what the owner has. All strangers' networks together have a
 * few times as much; beyond it one more mail goes out each time the link of the last one has ended: then a link that
 * works is in the mailbox whenever its owner looks, whoever asked for it. Counted for known and unknown addresses alike.
 */
const takeMail = async (
  services: Services,
  trx: Trx,
  asked: MailRequest,
  email: string,
): Promise<boolean> => {
  const { site, request, call, device, lifeSeconds, mostAnHour, mostADay } = asked;
  const take = (name: string, most: number, windowSeconds: number, subject: string) =>
    takeAct(services, trx, { act: `${call} ${name}`, most, windowSeconds }, `${site.id}:${subject}`);
  const asker = `${device ?? addressNetwork(request.ip)}:${email}`;
  if (mostAnHour !== undefined && !(await take('asker hour', mostAnHour, hourSeconds, asker))) return false;
  if (!(await take('asker day', mostADay, daySeconds, asker))) return false;
  if (device !== undefined) return true;
  return (
    (await take('email', strangers * mostADay, daySeconds, email)) ||
    (await take('email trickle', 1, lifeSeconds, email))
  );
};

/** Counts and does; a refusal is answered and not thrown, so that what was counted stays counted. */
const requestIn = async (
  services: Services,
  trx: Trx,
  asked: MailRequest,
  email: string,
): Promise<ErrorCode | null> => {
  const { site, request } = asked;
  const act = (name: string) => `${asked.call} ${name}`;
  const perAddress = {
    act: act('address'),
    most: mostAnAddressAndHour,
    windowSeconds: hourSeconds,
  };
  if (!(await takeAct(services, trx, perAddress, addressNetwork(request.ip)))) return 'too_many_mails';
  const member = await findMemberByEmail(trx, site.id, email, asked.statuses);
  if (!member && site.rules.revealAccounts) return 'email_not_found';
  if (!(await takeMail(services, trx, asked, email))) return asked.tooMany;
  if (member) await asked.mail(trx, member);
  else
    await asked.mailUnknown?.(
      trx,
      email,
      negotiateLocale({
        cookie: request.cookies['locale'],
        domainLanguage: site.settings.domainLanguage,
        acceptLanguage: request.headers['accept-language'],
      }),
    );
  return null;
};

/**
 * A visitor asks for a mail to an address. Where the site does not reveal accounts, addresses with and without one get
 * the same answers and the same limits (spec §8; readings, `reveal_accounts`).
 * @throws AppError `invalid_request` with `email_invalid`, `email_not_found`, `too_many_mails`, and what `tooMany` says
 */
export const requestMail = async (services: Services, asked: MailRequest): Promise<void> => {
  const email = normalizeEmail(asked.email);
  if (checkEmail(email) !== null)
    throw new AppError('invalid_request', { fields: { email: 'email_invalid' } });
  const { refusal } = await actOnce(
    services,
    { call: asked.call, scope: `visitor:${asked.site.id}`, key: asked.key, body: { email } },
    async (trx) => ({ refusal: await requestIn(services, trx, asked, email) }),
  );
  if (refusal) throw new AppError(refusal);
};
