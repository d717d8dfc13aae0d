import { atWords, digitsInWords, dotWords, doubtfulEndings, sureEndings } from './contact-phrases.ts';

const date = /(?<!\d)(?<!\d[./-])\d{1,2}[./-]\s?(?:0?[1-9]|1[0-2])[./-]\s?(?:\d{4}|\d{2})(?![./-]?\d)/g;
const isoDate = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
/** Figures with little between them, on one line. No part of it can be read in two ways. */
const figures = /\+?\(?\d(?:[ ()./-]{0,3}\d)*/g;
const year = /^(?:19|20)\d\d$/;
const thousands = /^\d{1,3}(?:[ .]000)+$/;

/** Figures as people write a number to call: nobody writes a date, years or a sum so. */
export function hasPhoneNumber(normal: string): boolean {
  const left = normal
    .replaceAll(isoDate, ' # ')
    .replaceAll(date, ' # ')
    .replaceAll(/\d{1,2}:\d\d/g, ' # ');
  for (const [run] of left.matchAll(figures)) {
    const digits = run.replaceAll(/\D/g, '');
    if (digits.length < 7 || digits.length > 16) continue;
    const groups = run.match(/\d+/g) ?? [];
    if (groups.every((group) => year.test(group)) || thousands.test(run.trim())) continue;
    const isCalled = /^\+|^\(?0/.test(run);
    if (isCalled || digits.length >= 9 || (groups.length >= 3 && groups.every((group) => group.length >= 2)))
      return true;
  }
  return false;
}

/** Seven digits in a row, in words or mixed with figures. */
export function hasSpelledNumber(words: readonly string[]): boolean {
  let row = 0;
  let isInWords = false;
  for (const word of words) {
    const isWord = digitsInWords.has(word);
    if (!isWord && !/^\d{1,2}$/.test(word)) {
      row = 0;
      isInWords = false;
      continue;
    }
    row += 1;
    isInWords ||= isWord;
    if (row >= 7 && isInWords) return true;
  }
  return false;
}

const isEnding = (word: string | undefined): boolean =>
  word !== undefined && (sureEndings.has(word) || doubtfulEndings.has(word));

/** An address with its @, or with a word for it; also a name with an @ before it. */
export function findAddress(normal: string, words: readonly string[]): 'email' | 'handle' | null {
  const spelled = normal.replaceAll(/\s?[([{<]\s?(?:at|a|@)\s?[)\]}>]\s?/g, '@');
  for (let at = spelled.indexOf('@'); at >= 0; at = spelled.indexOf('@', at + 1)) {
    const before = /[a-z0-9._%+-]\s?$/.test(spelled.slice(Math.max(0, at - 2), at));
    const after =
      /^\s?[a-z0-9-]{2,40}(?:\s?(?:\.|[([]dot[)\]]|[([]punkt[)\]])\s?[a-z]{2,}| dot | punkt | punt | point | punto )/.test(
        spelled.slice(at + 1, at + 60),
      );
    if (before && after) return 'email';
    if (
      /(?:^|[\s:(])$/.test(spelled.slice(Math.max(0, at - 1), at)) &&
      /^[a-z0-9_.]{3,}/.test(spelled.slice(at + 1, at + 8))
    )
      return 'handle';
  }
  const isSpelled = words.some(
    (word, index) => atWords.has(word) && dotWords.has(words[index + 2] ?? '') && isEnding(words[index + 3]),
  );
  return isSpelled ? 'email' : null;
}

const link = /(?<![a-z0-9@.-])([a-z0-9-]{2,63})\.([a-z]{2,6})(\/?)(?![a-z0-9-])/g;

/** An address of a page, written out or with a word for its full stop. */
export function hasLink(normal: string, words: readonly string[]): boolean {
  if (/https?:\/\/|(?<![a-z0-9])www\s?[.,]\s?[a-z0-9]/.test(normal)) return true;
  for (const [, name = '', ending = '', slash = ''] of normal.matchAll(link)) {
    if (sureEndings.has(ending) && /[a-z]/.test(name)) return true;
    if (doubtfulEndings.has(ending) && (slash !== '' || /[a-z].*[\d-]|[\d-].*[a-z]/.test(name))) return true;
  }
  return words.some((word, index) => dotWords.has(word) && /^(?:com|net|org)$/.test(words[index + 1] ?? ''));
}
