import { countGraphemes } from '../chat/content/graphemes.ts';

const longest = 60;

export type PasskeyNameCode = 'required' | 'invalid';

/** The name as it is stored: trimmed, composed, single spaces. */
export function normalizePasskeyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Judges the name that a member gives a passkey, 1 to 60 characters (grapheme clusters); null when it may be used. */
export function checkPasskeyName(name: string): PasskeyNameCode | null {
  const stored = normalizePasskeyName(name);
  if (stored === '') return 'required';
  return countGraphemes(stored) > longest || /\p{Cc}/u.test(stored) ? 'invalid' : null;
}
