import { thumbHashToAverageRGBA } from 'thumbhash';

const byte = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

/** The colour that a picture has on the whole, as `#rrggbb`, from its ThumbHash in base64. */
export const tintOfHash = (hash: string): string => {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(hash, 'base64'));
  return `#${byte(r)}${byte(g)}${byte(b)}`;
};
