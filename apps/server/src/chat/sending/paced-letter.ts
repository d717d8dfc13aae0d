import { createHash } from 'node:crypto';
import { sameWords } from '@vesper/domain';
import type { Letter } from './letter.ts';

/**
 * Limits are for what members send now: what an order pays, what waited for a confirmation and the answers of the demo world
 * go out in any case.
 */
export const isPaced = ({ free, isKeyFree }: Letter): boolean => !free && !isKeyFree;

/** A hash of what a message has in common with others that say the same; null for what is too short, and for what is no text. */
export const wordsOfLetter = ({ kind, text }: Pick<Letter, 'kind' | 'text'>): string | null => {
  const words = kind === 'text' ? sameWords(text) : null;
  return words === null ? null : createHash('sha256').update(words).digest('base64url');
};
