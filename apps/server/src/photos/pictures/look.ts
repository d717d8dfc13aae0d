import type { Sharp } from 'sharp';

const edge = 9;
/** Of 255: a picture whose spots differ by less is all one colour, and looks like any other such. */
const least = 8;

/**
 * What a picture looks like, as 128 signs of `0` and `1` (`picture-look.ts` of the domain): of a grey copy of 9 × 9 spots whether
 * each is darker than the one beside it, and than the one below. Null for a picture that is all one colour.
 */
export const lookOf = async (picture: Sharp): Promise<string | null> => {
  const grey = await picture
    .flatten()
    .greyscale()
    .resize(edge, edge, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = grey.info;
  const spot = (x: number, y: number): number => grey.data[(y * edge + x) * channels] ?? 0;
  const spots = Array.from({ length: edge * edge }, (_, index) =>
    spot(index % edge, Math.floor(index / edge)),
  );
  if (Math.max(...spots) - Math.min(...spots) < least) return null;
  let beside = '';
  let below = '';
  for (let y = 0; y < edge - 1; y += 1)
    for (let x = 0; x < edge - 1; x += 1) {
      beside += spot(x, y) < spot(x + 1, y) ? '1' : '0';
      below += spot(x, y) < spot(x, y + 1) ? '1' : '0';
    }
  return beside + below;
};
