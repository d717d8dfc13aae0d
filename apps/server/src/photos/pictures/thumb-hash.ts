import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The longest edge that it is reckoned from; more is refused. */
const mostEdge = 100;

/** A picture's ThumbHash, in base64: about 25 bytes that say its shape and its colours, and no face. */
export const thumbHashOf = async (picture: Sharp): Promise<string> => {
  const { data, info } = await picture
    .resize(mostEdge, mostEdge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};
