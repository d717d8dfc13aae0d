import { hash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the time it was made, tells nothing else. */
export const newId = (): string => v7();

/** 256 random bits for links and cookies, in characters that survive mail programs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: a thief of the database can not use it. Hex of SHA-256. */
export const hashSecret = (secret: string): string => hash('sha256', secret);
