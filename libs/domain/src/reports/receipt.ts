/** Signs that are not mistaken for each other, written or read out; no vowels, so that no words come of them. */
const signs = '34679CDFHJKMNPRTWXY';

/** Above this a byte would make the first signs likelier than the others. */
const fair = 256 - (256 % signs.length);

export const receiptLength = 8;

/**
 * The number of a report, which a person can read out: eight signs in two groups, `C3D4-F6H7`.
 * @param bytes random ones; some are passed over, four for each sign are enough
 * @throws RangeError when they are too few
 */
export function receiptFrom(bytes: Iterable<number>): string {
  let receipt = '';
  for (const byte of bytes) {
    if (byte < fair) receipt += signs[byte % signs.length];
    if (receipt.length === receiptLength) return `${receipt.slice(0, 4)}-${receipt.slice(4)}`;
  }
  throw new RangeError('too few random bytes for a receipt');
}

/** A receipt as somebody typed it: small letters, spaces and a missing hyphen do not matter. */
export function readReceipt(typed: string): string {
  const bare = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${bare.slice(0, 4)}-${bare.slice(4)}`;
}
