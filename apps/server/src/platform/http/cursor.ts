import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Services } from '../services/services.ts';
import { AppError } from './app-error.ts';

type KeyServices = Pick<Services, 'signingKey'>;

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** One a key of the product; making it costs as much as the rest of a cursor, and so does reading it anew each time from bytes. */
const keys = new Map<KeyServices['signingKey'], KeyObject>();

const keyOf = ({ signingKey }: KeyServices): KeyObject => {
  const key =
    keys.get(signingKey) ?? createSecretKey(createHmac('sha256', signingKey).update('cursor').digest());
  keys.set(signingKey, key);
  return key;
};

const noncesAtOnce = 256;
let nonces = Buffer.alloc(0);

/** Used once each; asking for the bytes of one costs as much as for those of many. */
const newNonce = (): Buffer => {
  if (nonces.length === 0) nonces = randomBytes(noncesAtOnce * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
};

/**
 * A place in a list, as a text that callers hand back and can not read: a list is ordered by when somebody was here last,
 * to the microsecond, and others know that in steps only (readings).
 * @param owner the member whose list it is of, where nobody else's may go on from it
 */
export const writeCursor = (services: KeyServices, position: object, owner = ''): string => {
  const nonce = newNonce();
  const encryption = createCipheriv(cipher, keyOf(services), nonce);
  encryption.setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([encryption.update(JSON.stringify(position)), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), hidden]).toString('base64url');
};

const open = (services: KeyServices, cursor: string, owner: string): unknown => {
  const bytes = Buffer.from(cursor, 'base64url');
  const decryption = createDecipheriv(cipher, keyOf(services), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAAD(Buffer.from(owner));
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([
    decryption.update(bytes.subarray(nonceBytes + tagBytes)),
    decryption.final(),
  ]).toString();
  return JSON.parse(text);
};

/**
 * Reads a cursor back.
 * @throws AppError `invalid_request` naming the field `cursor` for anything that is none of ours
 */
export const readCursor = <T>(
  services: KeyServices,
  cursor: string,
  isPosition: (value: unknown) => value is T,
  owner = '',
): T => {
  try {
    const value = open(services, cursor, owner);
    if (isPosition(value)) return value;
  } catch {
    // Not ours either: answered like any other wrong cursor.
  }
  throw new AppError('invalid_request', { fields: { cursor: 'invalid' } });
};
