/** No 0 and o, no 1, i and l: what is written on paper is read by eyes. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 3;
const groupLength = 4;

/** How many codes a member is given at once. */
export const recoveryCodeCount = 10;

/**
 * A new code of the form `xxxx-xxxx-xxxx` (59 bits), for somebody who lost the app with the one-time codes.
 * @param pick answers a random whole number from 0 to below its argument
 */
export function makeRecoveryCode(pick: (below: number) => number): string {
  const character = () => alphabet[pick(alphabet.length)] ?? '';
  const group = () => Array.from({ length: groupLength }, character).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * A typed code as it is compared: case, dashes and spaces do not matter. Null for what is no recovery code.
 */
export function normalizeRecoveryCode(typed: string): string | null {
  const bare = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '');
  const isCode = bare.length === groups * groupLength && [...bare].every((sign) => alphabet.includes(sign));
  return isCode ? bare : null;
}
