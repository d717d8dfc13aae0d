import { folded } from './folded.ts';

/** So many words of a search are looked for; the others are passed over. */
const mostWords = 5;
/** Fewer letters than these are in nearly every message. */
const shortestSearch = 2;

/** The words that are looked for, each as it is compared; none when there is too little to look for. */
export function searchWords(query: string): string[] {
  const words = [...new Set(folded(query).text.split(/[^\p{L}\p{N}]+/u))].filter(Boolean).slice(0, mostWords);
  return words.some((word) => word.length >= shortestSearch) ? words : [];
}
