import { hasTower } from '../chat/content/towers.ts';

// Control, format (zero width, bidi), private, lone surrogate, line and paragraph separators, what may be left out when shown, and the
// letters that look like nothing: with these a name can pass for another one or for no name at all.
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}]/u;

// Small capitals of phonetics, and letters in circles and squares that are letters by their looks only.
const costumed = /[\u1D00-\u1D7F\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/u;

// The joiner inside of an emoji (a woman and a rocket make an astronaut) is part of what is seen, and so is what makes a picture of a sign.
const emojiJoiner =
  /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/gu;
const emojiLook = /(\p{Extended_Pictographic}|[0-9#*](?=\uFE0F\u20E3))\uFE0F/gu;

/** In which people write their names; those of the far east are written together. */
const scripts = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Georgian Ethiopic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan Thaana Mongolian Han,Hiragana,Katakana,Hangul,Bopomofo'
)
  .split(' ')
  .map((names) => {
    const letters = names.split(',').map((name) => `\\p{Script=${name}}`);
    return `[${letters.join('')}]+`;
  });
const ofOneScript = new RegExp(`^(?:${scripts.join('|')})$`, 'u');
const withoutScript = /[\p{Script=Common}\p{Script=Inherited}]/gu;

/** Whether somebody would see every sign of a name, and each as what it is. */
export const hasPlainSigns = (name: string): boolean =>
  !invisible.test(name.replace(emojiJoiner, '$1').replace(emojiLook, '$1')) &&
  !costumed.test(name) &&
  !hasTower(name);

/** Whether each word of a name is written in the letters of one script: a Lisu S before Latin letters is there to deceive. */
export const hasPlainWords = (name: string): boolean =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => word.replace(withoutScript, ''))
    .every((word) => word === '' || ofOneScript.test(word));
