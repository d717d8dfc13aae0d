/** More than any message: the rest of a longer text is not looked at. */
const longestText = 20_000;

/** Letters of other alphabets that look like Latin ones, and Latin ones that no normal form takes apart. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', ё: 'e', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', о: 'o' },
  ...{ р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ɡ: 'g', ԛ: 'q', ԝ: 'w', г: 'r', п: 'n', ь: 'b' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'u',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
  },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu');

/** Where the ten figures of other scripts begin: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];
const otherFigure = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/gu;
const toFigure = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
};

/** Four letters and more that stand alone: `w h a t s a p p`. */
const spelledOut = /(?<![a-z0-9])[a-z](?:[ .\-_*]{1,2}[a-z]){3,}(?![a-z0-9])/g;

/**
 * A text as it is judged: small Latin letters without marks, figures of any script as 0 to 9, nothing that is not seen, words
 * that are spelled out put together. Its places are not those of the text.
 */
export function normalText(text: string): string {
  return text
    .slice(0, longestText)
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(otherFigure, toFigure)
    .replaceAll(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll(spelledOut, (word) => word.replaceAll(/[^a-z]/g, ''));
}

const figures: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** The words of a normal text; figures within a word are read as the letters that they stand for (`wh4tsapp`). */
export function wordsOf(normal: string): string[] {
  return (normal.match(/[a-z0-9]+/g) ?? []).map((word) =>
    /[a-z]/.test(word) && /\d/.test(word) && !/^\d+[a-z]{1,3}$/.test(word)
      ? word.replaceAll(/[013457]/g, (figure) => figures[figure] ?? figure)
      : word,
  );
}
