import { checkPassword, type PasswordCode } from '@vesper/domain';
import { commonWords, walks } from './data/common-words.ts';

/**
 * A password is refused as common when a guesser would come upon it early: when one or two things that are tried first
 * (a word, a walk along the keyboard, a year or some digits) make it up, with signs between and behind. Costs are in such
 * things; signs count a quarter. Three words, or two words and a number, are fine.
 */
const affordable = 2.75;
const signCost = 0.25;
const shortestWord = 3;
const longestWord = 24;
const shortestWalk = 4;

const bothWays = walks.flatMap((walk) => [walk, [...walk].reverse().join('')]);

const foreign: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };
const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
  '!': 'i',
};

/** Lower case, without accents and spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .replace(/[ßłøæœđ]/g, (letter) => foreign[letter] ?? letter);

/** What digits and signs stand for where they replace letters; the digit one is an i to some and an l to others. */
const withoutLeet = (text: string, one: string): string =>
  text.replace(/[@430€$578!1]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)));

const isWalk = (text: string): boolean =>
  text.length >= shortestWalk && bothWays.some((walk) => walk.includes(text));
const isOneSign = (text: string): boolean => text.length > 2 && /^(.)\1+$/su.test(text);
/** Up to four digits, or a date as people write it, with the year at either end. */
const isNumber = (text: string): boolean =>
  /^\d{1,4}$/.test(text) ||
  /^(\d{1,2}\d{1,2}(19|20)\d\d|(19|20)\d{2}\d{2}\d{2}|[0-3]\d[01]\d{3})$/.test(text);

const isWord = (part: string, words: ReadonlySet<string>): boolean =>
  part.length >= shortestWord &&
  (words.has(part) || words.has(withoutLeet(part, 'i')) || words.has(withoutLeet(part, 'l')));

const costOf = (part: string, words: ReadonlySet<string>): number => {
  if (part.length === 1 && !/[\p{L}\p{N}]/u.test(part)) return signCost;
  if (isNumber(part) || isWalk(part) || isOneSign(part)) return 1;
  return isWord(part, words) ? 1 : Number.POSITIVE_INFINITY;
};

/** The least that the text costs, over all ways to cut it into parts; infinite when something in it is unexpected. */
const leastCost = (text: string, words: ReadonlySet<string>): number => {
  const costs = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = costs[start] ?? Number.POSITIVE_INFINITY;
      if (before < least && before < affordable)
        least = Math.min(least, before + costOf(text.slice(start, end), words));
    }
    costs.push(least);
  }
  return costs.at(-1) ?? 0;
};

/** What a text repeats (`schatzschatz`), or itself. */
const withoutRepeats = (text: string): string => /^(.{1,16}?)\1+$/su.exec(text)?.[1] ?? text;

const pieces = (text: string): string[] => [fold(text), ...text.split(/[\s@._-]+/).map(fold)];

export interface PasswordOwner {
  readonly email?: string;
  readonly username?: string;
  /** The site's name and domain, which members like to use. */
  readonly site?: { readonly domain: string; readonly settings: { readonly name: string } };
}

/** @see affordable */
const isGuessable = (password: string, { email = '', username = '', site }: PasswordOwner): boolean => {
  const own = [email.split('@', 1)[0] ?? '', username, site?.domain ?? '', site?.settings.name ?? ''];
  const words = new Set([...commonWords, ...own.flatMap(pieces)]);
  const folded = fold(password);
  const unit = withoutRepeats(folded);
  // Something short again and again is no better than itself.
  return (unit !== folded && unit.length <= 4) || leastCost(unit, words) <= affordable;
};

/**
 * Judges a new password as the browser does, and against the words and walks that are too many for the browser (NIST SP
 * 800-63B §3.1.1.2). For signup, reset and change alike; null when it may be used.
 */
export const checkNewPassword = (password: string, owner: PasswordOwner = {}): PasswordCode | null => {
  const code = checkPassword(password, { email: owner.email, username: owner.username });
  if (code !== null) return code;
  return isGuessable(password, owner) ? 'password_common' : null;
};
