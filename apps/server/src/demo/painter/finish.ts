import { seededRandom } from './drawing/random.ts';
import { lightOver, type Light } from './light.ts';

/** Pixels of a drawing, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The grain of paper: a tile of what is added to red, green and blue, hardly there. */
const grainSide = 128;
const grain = (() => {
  const random = seededRandom('grain');
  return Int8Array.from({ length: grainSide * grainSide }, () => Math.round(random.between(-3.2, 3.2)));
})();

/** As wide as this, a picture's grain is as fine as its pixels; on a wider one it is as much coarser. */
const finestWidth = 640;
/** Light changes so slowly that so many squares across a picture have one each, of whole pixels. */
const squaresAcross = 180;

/**
 * The picture as it is shown, three bytes a pixel: the light of all of it laid over, and the grain. In one walk, since each
 * layer that the drawing library lays over a whole picture costs it as much as this.
 */
export function finish({ data, width, height }: Pixels, light: Light): Uint8ClampedArray<ArrayBuffer> {
  const shown = new Uint8ClampedArray(width * height * 3);
  const square = Math.max(1, Math.round(width / squaresAcross));
  const across = Math.ceil(width / square);
  const coarse = Math.max(1, Math.round(width / finestWidth));
  // What is smaller than the tile of grain is too small for it to be seen.
  const grained = width >= grainSide;
  const lit = new Float64Array(across * 4);
  const writeLight = lightOver(light);
  const noise = new Int8Array(width);
  for (let y = 0; y < height; y += 1) {
    if (y % square === 0)
      for (let at = 0; at < across; at += 1)
        writeLight(((at + 0.5) * square) / width, (y + square / 2) / height, lit, at * 4);
    if (grained && y % coarse === 0) {
      const row = (Math.floor(y / coarse) % grainSide) * grainSide;
      for (let x = 0; x < width; x += 1) noise[x] = grain[row + (Math.floor(x / coarse) % grainSide)] ?? 0;
    }
    let from = y * width * 4;
    let to = y * width * 3;
    for (let at = 0, x = 0; at < across; at += 1) {
      const left = ((lit[at * 4] ?? 0) + 0.5) | 0;
      const red = ((lit[at * 4 + 1] ?? 0) + 0.5) | 0;
      const green = ((lit[at * 4 + 2] ?? 0) + 0.5) | 0;
      const blue = ((lit[at * 4 + 3] ?? 0) + 0.5) | 0;
      for (const end = Math.min(width, x + square); x < end; x += 1, from += 4, to += 3) {
        const more = noise[x] ?? 0;
        shown[to] = (((data[from] ?? 0) * left) >> 8) + red + more;
        shown[to + 1] = (((data[from + 1] ?? 0) * left) >> 8) + green + more;
        shown[to + 2] = (((data[from + 2] ?? 0) * left) >> 8) + blue + more;
      }
    }
  }
  return shown;
}
