/** A town's name is at most so long, in letters as people count them in writing (code points). */
export const longestCity = 60;

/** What is wrong with a town's name; it may be left empty. */
export const checkCity = (city: string): 'city_too_long' | null =>
  [...city].length > longestCity ? 'city_too_long' : null;
