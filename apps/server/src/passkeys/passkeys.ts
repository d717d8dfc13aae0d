import type { CallAnswer } from '@vesper/contract';
import { checkPasskeyName, normalizePasskeyName } from '@vesper/domain';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { dateOf } from '../platform/clock.ts';
import { type Database, isUnavailable } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { lockMember, type Member } from '../member/repository.ts';
import { keepChallenge, takeChallenge } from './challenge-repository.ts';
import { tellWayIn } from '../session/tell-way-in.ts';
import { deletePasskey, insertPasskey, readPasskeys } from './repository.ts';

type PasskeyView = CallAnswer<'passkeys'>['passkeys'][number];

const mostPasskeys = 10;
/** ES256, RS256 and EdDSA (COSE's numbers): one of them is on every device there is. */
const supportedAlgorithmIDs = [-7, -257, -8];

/** What a browser signs into its answer: the host (without port) that a passkey is for, and the page it was used on. */
export const partyOf = (request: FastifyRequest) => ({
  expectedOrigin: `${request.protocol}://${request.host}`,
  expectedRPID: request.hostname,
});

/** The member's id as the authenticator keeps it: sixteen bytes that say nothing about a person. */
export const userHandleOf = (member: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(member.replaceAll('-', ''), 'hex'));

/** A member's passkeys, the newest first. */
export const listPasskeys = async (db: Database | Trx, member: string): Promise<PasskeyView[]> => {
  const rows = await readPasskeys(db, member);
  return rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    added_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
};

/**
 * What the browser is to be asked for a new passkey: one that finds the account by itself and checks who holds it, so
 * that it replaces the password and the code at once. Passkeys the member has already are not offered again.
 */
export const passkeyOptions = async (
  services: Services,
  site: Site,
  member: Member,
  request: FastifyRequest,
): Promise<object> => {
  const known = await readPasskeys(services.db, member.id);
  const options = await generateRegistrationOptions({
    rpName: site.settings.name,
    rpID: partyOf(request).expectedRPID,
    userName: member.email ?? member.name,
    userDisplayName: member.name,
    userID: userHandleOf(member.id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services, options.challenge, member.id);
  return options;
};

/**
 * Judges what the browser answered; the challenge is used up either way.
 * @throws AppError `passkey_invalid`
 */
export const verifyNewPasskey = async (
  services: Services,
  member: Member,
  credential: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
): Promise<WebAuthnCredential> => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library judges the inside, and throws at whatever is missing.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, member.id),
      ...partyOf(request),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    request.log.info({ err: error }, 'passkey refused');
  }
  throw new AppError('passkey_invalid');
};

/** @throws AppError `invalid_request` naming the name */
export const judgePasskeyName = (name: string): void => {
  const code = checkPasskeyName(name);
  if (code) throw new AppError('invalid_request', { fields: { passkey_name: code } });
};

/**
 * Keeps a passkey that was judged.
 * @throws AppError `passkey_invalid` when it is known already or the member has ten
 */
export const addPasskey = async (
  services: Services,
  trx: Trx,
  member: string,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  name: string,
): Promise<void> => {
  const owner = await lockMember(trx, member);
  if ((await listPasskeys(trx, member)).length >= mostPasskeys) throw new AppError('passkey_invalid');
  const added = await insertPasskey(trx, {
    credential_id: id,
    member_id: member,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
    name: normalizePasskeyName(name),
    created_at: dateOf(services.clock),
    last_used_at: null,
  });
  if (!added) throw new AppError('passkey_invalid');
  await tellWayIn(services, trx, owner, 'passkey_added');
};

/** @throws AppError `not_found` for what is none of the member's passkeys */
export const removePasskey = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: Member,
  id: string,
): Promise<void> => {
  if (!(await deletePasskey(trx, member.id, id))) throw new AppError('not_found');
  await tellWayIn(services, trx, member, 'passkey_removed');
};
