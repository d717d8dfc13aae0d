import { Secret, TOTP } from 'otpauth';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import type { Member } from '../member/repository.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { tellWayIn } from '../session/tell-way-in.ts';
import {
  confirmCodes,
  deleteCodes,
  findCodes,
  isConfirmed,
  startSecret,
  takeStepOnce,
} from './repository.ts';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. */
const period = 30;
const digits = 6;
/** A step either side: for clocks that are a little off and for slow typing (RFC 6238 §5.2). */
const steps = 1;
const secretBytes = 20;
/** A secret that was shown and never confirmed is worth nothing after this. */
const startSeconds = 3600;

const codesOf = (secret: string) =>
  new TOTP({ algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** Whether a member's codes are on. */
export const hasOneTimeCodes = (db: Database | Trx, member: string): Promise<boolean> =>
  isConfirmed(db, member);

/**
 * Makes a new secret, which counts for nothing until a code of it has come.
 * @throws AppError `invalid_request` when the codes are on already: they are ended first
 */
export const startOneTimeCodes = async (
  services: Services,
  site: Site,
  member: Member,
): Promise<{ secret: string; uri: string }> => {
  const { base32 } = new Secret({ size: secretBytes });
  const fresh = { secret: base32, created_at: dateOf(services.clock), last_step: null };
  if (!(await startSecret(services.db, { member_id: member.id, confirmed_at: null, ...fresh })))
    throw new AppError('invalid_request');
  const shown = new TOTP({
    algorithm: 'SHA1',
    digits,
    period,
    issuer: site.settings.name,
    label: member.email ?? '',
    secret: Secret.fromBase32(base32),
  });
  return { secret: base32, uri: shown.toString() };
};

const takeStep = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  row: { readonly member_id: string; readonly secret: string },
  typed: string,
): Promise<boolean> => {
  const now = services.clock.now();
  const token = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  const delta = codesOf(row.secret).validate({ token, timestamp: now, window: steps });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / period) + delta;
  // Of two that come with the same code at once, one gets it: no step is accepted twice.
  return takeStepOnce(trx, row, step);
};

/** Whether this is a code of the member's app that was not used before; it is used up. False while the codes are off. */
export const acceptCode = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  member: string,
  typed: string,
): Promise<boolean> => {
  const row = await findCodes(trx, member);
  return row !== undefined && row.confirmed_at !== null && takeStep(services, trx, row, typed);
};

/**
 * Turns the codes on with the first right one; with a right one later it makes new recovery codes, and the old ones are
 * worthless.
 * @returns the recovery codes, which nobody can read again
 * @throws AppError `one_time_codes_not_started`, `one_time_code_wrong`
 */
export const confirmOneTimeCodes = async (
  services: Services,
  trx: Trx,
  member: Member,
  typed: string,
): Promise<string[]> => {
  const row = await findCodes(trx, member.id);
  const stale = row && !row.confirmed_at && row.created_at <= secondsFromNow(services.clock, -startSeconds);
  if (!row || stale) throw new AppError('one_time_codes_not_started');
  if (!(await takeStep(services, trx, row, typed))) throw new AppError('one_time_code_wrong');
  if (!row.confirmed_at) {
    await confirmCodes(trx, member.id, dateOf(services.clock));
    await tellWayIn(services, trx, member, 'codes_on');
  }
  return makeRecoveryCodes(trx, member.id);
};

/** Turns the codes off, with their recovery codes. */
export const endOneTimeCodes = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: Member,
): Promise<void> => {
  const ended = await deleteCodes(trx, member.id);
  // What was never confirmed was never on.
  if (ended?.confirmed_at) await tellWayIn(services, trx, member, 'codes_off');
};
