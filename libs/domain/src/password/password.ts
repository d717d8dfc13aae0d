import { commonPasswords } from './common-passwords.ts';
import { normalizeEmail } from '../mail-address/email.ts';
import { usernameKey } from '../member/username.ts';
import { passwordLength } from './password-length.ts';

export type PasswordCode = 'password_too_short' | 'password_too_long' | 'password_common';

/** Each character the one after (or before, or the same as) the last: `aaaaaaaaaa`, `0123456789`. */
function isRun(codePoints: readonly number[]): boolean {
  const first = codePoints[0] ?? 0;
  const step = (codePoints[1] ?? 0) - first;
  if (Math.abs(step) > 1) return false;
  return codePoints.every((codePoint, index) => codePoint === first + index * step);
}

/** The words about the member that a guesser tries: the address, what stands before its @, the name. */
function wordsAbout(email: string, username: string): string[] {
  const address = normalizeEmail(email);
  return [address, address.split('@', 1)[0] ?? '', usernameKey(username)].filter((word) => word.length > 2);
}

function isCommon(password: string, words: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(lower)) return true;
  if (isRun([...lower].map((character) => character.codePointAt(0) ?? 0))) return true;
  const withoutEnding = lower.replace(/[^\p{L}]+$/u, '');
  return words.some((word) => lower === word || withoutEnding === word.replace(/[^\p{L}]+$/u, ''));
}

/**
 * Judges a new password of 10 to 128 characters: not one of the usual ones, not the member's own
 * e-mail address or username, bare or with digits and signs behind it. Null when it may be used.
 */
export function checkPassword(
  password: string,
  about: { email?: string | undefined; username?: string | undefined } = {},
): PasswordCode | null {
  // As it is hashed: what looks the same to the eye counts the same (NIST SP 800-63B §3.1.1.2).
  const length = [...password.normalize('NFKC')].length;
  if (length < passwordLength.shortest) return 'password_too_short';
  if (length > passwordLength.longest) return 'password_too_long';
  const words = wordsAbout(about.email ?? '', about.username ?? '');
  return isCommon(password, words) ? 'password_common' : null;
}
