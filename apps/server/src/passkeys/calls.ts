import { isKeyKnown } from '../platform/http/idempotency-repository.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { CallContext, CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { enter } from '../login/enter.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { checkPasskey, passkeyLoginOptions } from './passkey-login.ts';
import {
  addPasskey,
  judgePasskeyName,
  listPasskeys,
  passkeyOptions,
  removePasskey,
  verifyNewPasskey,
} from './passkeys.ts';

const add = async (
  services: Services,
  { member, body, key, request }: CallContext<'passkeyAdd'>,
): Promise<void> => {
  judgePasskeyName(body.passkey_name);
  // Asked again because the answer was lost: the challenge is used up, and what was kept is kept.
  const isRepeated = await isKeyKnown(services.db, member.id, key);
  const passkey = isRepeated ? undefined : await verifyNewPasskey(services, member, body.credential, request);
  await actOnce(services, { call: 'passkeyAdd', scope: member.id, key, body }, async (trx) => {
    if (passkey) await addPasskey(services, trx, member.id, passkey, body.passkey_name);
    return { ok: true };
  });
};

/** Passkeys: a member's own ones, and the login by one. */
export const passkeyCalls = {
  passkeys: async (services, { member }) => ({
    passkeys: await listPasskeys(services.db, member.id),
  }),
  passkeyOptions: async (services, { member, site, body, request }) => {
    await checkOwnPassword(services, site, member, body.password);
    return { options: { ...(await passkeyOptions(services, site, member, request)) } };
  },
  passkeyAdd: async (services, context) => {
    await add(services, context);
    return { passkeys: await listPasskeys(services.db, context.member.id) };
  },
  passkeyRemove: async (services, { member, site, body }) => {
    await checkOwnPassword(services, site, member, body.password);
    await inTransaction(services.db, (trx) => removePasskey(services, trx, member, body.id));
    return { passkeys: await listPasskeys(services.db, member.id) };
  },
  passkeyLoginOptions: async (services, { request }) => ({
    options: { ...(await passkeyLoginOptions(services, request)) },
  }),
  passkeyLogin: async (services, { site, body, request, reply }) => {
    const member = await checkPasskey(services, site, body.credential, request);
    return enter(services, reply, site, member, body);
  },
} satisfies CallHandlers;
