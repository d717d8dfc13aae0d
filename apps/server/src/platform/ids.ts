import { hash, randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the time it was made, tells nothing else. */
export const newId = (): string => v7();

/** A new id for what strangers see who are not to know when it was made: a photo's tells when its member was here, to the millisecond. */
export const newTimelessId = (): string => randomUUID();

/** 256 random bits for links and cookies, in characters that survive mail programs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: a thief of the database can not use it. Hex of SHA-256. */
export const hashSecret = (secret: string): string => hash('sha256', secret);
