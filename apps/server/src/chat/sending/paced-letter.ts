import { hash } from 'node:crypto';
import { sameWords } from '@vesper/domain';
import type { Letter } from './letter.ts';

/**
 * Limits are for what members send now: what an order pays, what waited for a confirmation and the answers of the demo world
 * go out in any case.
 */
export const isPaced = ({ free, isKeyFree }: Letter): boolean => !free && !isKeyFree;

type Said = Pick<Letter, 'kind' | 'text'>;

const hashOf = ({ kind, text }: Said): string | null => {
  const words = kind === 'text' ? sameWords(text) : null;
  return words === null ? null : hash('sha256', words, 'base64url');
};

/** It is asked for when a letter is looked up, judged, noted and written. */
const hashes = new WeakMap<Said, string | null>();

/** A hash of what a message has in common with others that say the same; null for what is too short, and for what is no text. */
export const wordsOfLetter = (letter: Said): string | null => {
  const known = hashes.get(letter);
  if (known !== undefined) return known;
  const words = hashOf(letter);
  hashes.set(letter, words);
  return words;
};
