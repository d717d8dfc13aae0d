/**
 * The look of a picture: 128 bits, each whether a spot of a small grey copy is darker than its neighbour. It stays nearly the same
 * when a picture is made smaller, stored again or brightened; two pictures of the same person differ in half of them or not much less.
 */
export const lookBits = 128;

/** Up to so many different bits are one and the same picture. */
export const sameLookBits = 12;

/** So long a photo that is on a profile no longer is known again. */
export const formerLookDays = 30;

/** In how many bits two looks, texts of `0` and `1`, differ. */
export function lookDistance(one: string, other: string): number {
  let distance = 0;
  for (let index = 0; index < lookBits; index += 1) if (one[index] !== other[index]) distance += 1;
  return distance;
}

/** Whether two looks are of the same picture. */
export const isSameLook = (one: string, other: string): boolean => lookDistance(one, other) <= sameLookBits;
