import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** As much of CBOR (RFC 8949) as an authenticator's answers need. */
const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, item]) => [encode(name), encode(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

/** The public key as COSE writes it (RFC 9053 §7.1): ES256 on P-256. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
};

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** What a test may have the authenticator, or whoever stands between, do differently. */
export interface Answering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  readonly userHandle?: string;
  /** Signs with a key of somebody else's. */
  readonly forged?: boolean;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

/** A passkey without a device: answers as a browser does, with real keys and signatures (WebAuthn level 3). */
export const softwareAuthenticator = (pageOrigin = 'http://localhost') => {
  const id = randomBytes(16);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = pageOrigin }: Answering): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    rpId: string,
    flags: number,
    count: number,
    rest: Uint8Array = Buffer.alloc(0),
  ): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest]);
  };
  const flagsOf = ({ verified = true }: Answering) => userPresent | (verified ? userVerified : 0);

  return {
    id: base64url(id),
    /** Answers `navigator.credentials.create`. */
    create: (options: CreationOptions, answering: Answering = {}): Record<string, unknown> => {
      userHandle = options.user.id;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(keys.publicKey)]);
      const data = authData(
        answering.rpId ?? options.rp.id,
        flagsOf(answering) | hasCredential,
        counter,
        credential,
      );
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const challenge = answering.challenge ?? options.challenge;
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, answering)),
          attestationObject: base64url(encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get: (options: RequestOptions, answering: Answering = {}): Record<string, unknown> => {
      counter = answering.counter ?? counter + 1;
      const data = authData(answering.rpId ?? options.rpId, flagsOf(answering), counter);
      const client = clientData('webauthn.get', answering.challenge ?? options.challenge, answering);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign((answering.forged ? others : keys).privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: answering.userHandle ?? userHandle,
        },
      };
    },
  };
};
