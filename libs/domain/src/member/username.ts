import { countGraphemes, isLongerThan } from '../chat/content/graphemes.ts';
import { isVisibleText } from '../chat/content/visible-text.ts';
import { maskCardNumbers } from '../payment/card-numbers/card-numbers.ts';
import { oneLine } from '../chat/content/one-line.ts';
import { claimsAddress, claimsStaff } from './username-claims.ts';
import { hasPlainSigns, hasPlainWords } from './username-letters.ts';
import { usernameLength } from './username-length.ts';

export type UsernameCode =
  | 'username_is_email'
  | 'username_starts_with_at'
  | 'username_too_short'
  | 'username_too_long'
  | 'username_invalid_characters'
  | 'username_not_allowed';

/** The name as it is stored and shown: composed, trimmed, with single spaces. */
export function normalizeUsername(name: string): string {
  return oneLine(name);
}

/** What two names share when a reader would take them for the same one; for the unique index. */
export function usernameKey(name: string): string {
  return normalizeUsername(name).normalize('NFKC').toLowerCase();
}

/**
 * Judges a username against the member's e-mail address (spec §5); null when it may be used.
 * @param siteNames what the site calls itself: nobody else does
 */
export function checkUsername(
  name: string,
  email: string,
  siteNames: readonly string[] = [],
): UsernameCode | null {
  const username = normalizeUsername(name);
  if (username !== '' && usernameKey(username) === usernameKey(email)) return 'username_is_email';
  if (username.startsWith('@')) return 'username_starts_with_at';
  // Beyond these no forty signs that somebody reads are as long.
  if (username.length > usernameLength.longest * 8) return 'username_too_long';
  if (!hasPlainSigns(username)) return 'username_invalid_characters';
  if (username !== '' && !isVisibleText(username)) return 'username_invalid_characters';
  if (countGraphemes(username.slice(0, 100)) < usernameLength.shortest) return 'username_too_short';
  if (isLongerThan(username, usernameLength.longest)) return 'username_too_long';
  if (!hasPlainWords(username)) return 'username_not_allowed';
  if (claimsAddress(username) || claimsStaff(username, siteNames)) return 'username_not_allowed';
  // Of a card, which is nobody's name.
  if (maskCardNumbers(username) !== username) return 'username_not_allowed';
  return null;
}
