import { createHash, randomBytes } from 'node:crypto';
import { badRequest, conflict } from '../api/api-error.ts';
import type { KeptAnswer } from '../journal/books.ts';
import type { RequestMark } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';

/** The provider's keys are short strings; a longer one is a mistake of the caller. */
const longestKey = 255;

/** What a request is known by when it comes again; nothing without a key. Throws 400 for a key that cannot be one. */
export function markOf(path: string, body: unknown, key: string | undefined): RequestMark | undefined {
  if (key === undefined) return undefined;
  if (key === '' || key.length > longestKey) throw badRequest('The idempotency key is invalid');
  return {
    key,
    fingerprint: createHash('sha256')
      .update(`${path}\n${JSON.stringify(body)}`)
      .digest('base64url'),
  };
}

/** What the same request made before. Throws 409 where its key came with another one. */
export function madeBefore(store: Store, request: RequestMark | undefined): KeptAnswer['made'] | undefined {
  const kept = request && store.keptAnswer(request.key);
  if (kept && kept.fingerprint !== request.fingerprint) {
    throw conflict('The idempotency key was used before with a different request');
  }
  return kept?.made;
}

/** Letters and digits only, like the provider's; 16 of them cannot be guessed. */
export function newId(prefix: string): string {
  return prefix + randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 16);
}
