import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  confirmOneTimeCodes,
  endOneTimeCodes,
  hasOneTimeCodes,
  startOneTimeCodes,
} from './one-time-codes.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { countRecoveryCodes } from './repository.ts';

/** Somebody who types; a stolen session that guesses its way to new recovery codes needs far more. */
const confirmTries: ActLimit = { act: 'one_time_code', most: 10, windowSeconds: 3600 };

/** One-time codes of an authenticator app, as the second thing to show at login. */
export const oneTimeCodeCalls = {
  oneTimeCodes: async (services, { member }) => ({
    active: await hasOneTimeCodes(services.db, member.id),
    recovery_codes_left: await countRecoveryCodes(services.db, member.id),
  }),
  oneTimeCodesStart: async (services, { member, site, body }) => {
    await checkOwnPassword(services, site, member, body.password);
    return startOneTimeCodes(services, site, member);
  },
  oneTimeCodesConfirm: async (services, { member, body }) => {
    // Counted by itself, so that a wrong one counts although it is refused.
    const may = await inTransaction(services.db, (trx) => takeAct(services, trx, confirmTries, member.id));
    if (!may) throw new AppError('too_many_requests', {}, confirmTries.windowSeconds);
    const codes = await inTransaction(services.db, (trx) =>
      confirmOneTimeCodes(services, trx, member, body.code),
    );
    return { recovery_codes: codes };
  },
  oneTimeCodesEnd: async (services, { member, site, body }) => {
    await checkOwnPassword(services, site, member, body.password);
    await inTransaction(services.db, (trx) => endOneTimeCodes(services, trx, member));
    return { ok: true as const };
  },
} satisfies CallHandlers;
