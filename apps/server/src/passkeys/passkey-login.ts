import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { dateOf } from '../platform/clock.ts';
import { isUnavailable } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { beginAttempt } from '../password/attempts.ts';
import { keepChallenge, takeChallenge } from './challenge-repository.ts';
import { partyOf, userHandleOf } from './passkeys.ts';
import { findPasskeyOfSite, noteCounter } from './repository.ts';

/** What the browser is to be asked for at login. It names nobody: the authenticator knows whose passkeys it holds. */
export const passkeyLoginOptions = async (services: Services, request: FastifyRequest): Promise<object> => {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(request).expectedRPID,
    userVerification: 'required',
  });
  await keepChallenge(services, options.challenge, null);
  return options;
};

const credentialId = /^[\w-]{1,1400}$/;

const findPasskey = async (services: Services, site: Site, id: unknown) => {
  if (typeof id !== 'string' || !credentialId.test(id)) return undefined;
  return findPasskeyOfSite(services.db, site.id, id);
};

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Whether the answer names the account that the passkey was made for. */
const isForMember = ({ response }: AuthenticationResponseJSON, member: string): boolean =>
  response.userHandle === undefined ||
  response.userHandle === Buffer.from(userHandleOf(member)).toString('base64url');

const verify = async (
  services: Services,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  request: FastifyRequest,
): Promise<number | undefined> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(services, challenge, null),
    ...partyOf(request),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  });
  return verified && isForMember(response, passkey.member_id) ? authenticationInfo.newCounter : undefined;
};

/**
 * Notes the use. An authenticator that counts never counts back: a number seen before is that of a copy. Of two answers
 * at once with the same number, one gets in.
 */
const noteUse = async (services: Services, passkey: Passkey, counter: number): Promise<boolean> => {
  return noteCounter(services.db, passkey.credential_id, counter, dateOf(services.clock));
};

const memberOf = async (
  services: Services,
  site: Site,
  response: AuthenticationResponseJSON,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const passkey = await findPasskey(services, site, response.id);
  if (!passkey) return undefined;
  try {
    const counter = await verify(services, passkey, response, request);
    if (counter === undefined) return undefined;
    return (await noteUse(services, passkey, counter)) ? passkey.member_id : undefined;
  } catch (error) {
    // The library throws at whatever is wrong with an answer; a database that is away is no wrong answer.
    if (isUnavailable(error)) throw error;
    request.log.info({ err: error }, 'passkey refused');
    return undefined;
  }
};

/**
 * Logs in by a passkey; answers the member's id. Wrong ones are counted for the network address alone: there is nothing
 * to be guessed about an account.
 * @throws AppError `passkey_failed` for whatever is wrong, `login_blocked`
 */
export const checkPasskey = async (
  services: Services,
  site: Site,
  credential: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
): Promise<string> => {
  const attempt = await beginAttempt(services, site, { subject: '', address: request.ip });
  const response = credential as unknown as AuthenticationResponseJSON;
  const member = await memberOf(services, site, response, request);
  if (member === undefined) throw new AppError('passkey_failed');
  await attempt.forget();
  return member;
};
