import { hasTower } from '../chat/content/towers.ts';
import { storedText } from '../payment/card-numbers/stored-text.ts';
import { isVisibleText } from '../chat/content/visible-text.ts';
import { oneLine } from '../chat/content/one-line.ts';

/** A town's name is at most so long, in letters as people count them in writing (code points). */
export const longestCity = 60;

/** What is wrong with a town's name; it may be left empty. */
export const checkCity = (city: string): 'city_too_long' | null =>
  hasTower(city) || [...city].length > longestCity ? 'city_too_long' : null;

/** Signs that turn the direction of what comes after them, which on a card is somebody else's line. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A town's name as it is stored: without the digits of card numbers, and nothing where nothing of it can be seen. */
export const normalizeCity = (city: string): string =>
  isVisibleText(city) ? storedText(oneLine(city.replace(turns, ''))) : '';
