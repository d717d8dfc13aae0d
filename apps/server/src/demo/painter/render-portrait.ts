import sharp, { type Sharp } from 'sharp';
import { seededRandom } from './drawing/random.ts';
import { paintPortrait, type PortraitRequest } from './portrait.ts';

/** The grain of paper, for all pictures: a tile of grey, hardly there. */
const grain = (() => {
  const side = 128;
  const random = seededRandom('grain');
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(random.chance(0.5) ? 255 : 30, at, at + 3);
    pixels[at + 3] = random.between(0, 11);
  }
  return { input: pixels, raw: { width: side, height: side, channels: 4 as const }, tile: true };
})();

/**
 * A portrait to be encoded, as wide as asked for and 5/4 as high. The scene is drawn small and stands behind the person as a
 * picture made large, which puts it out of focus at a fraction of what a blur costs.
 */
export const renderPortrait = async (request: PortraitRequest): Promise<Sharp> => {
  const { scene, person } = paintPortrait(request);
  const { width = 800 } = request;
  // Made pixels first: as long as it is a drawing, it would be drawn as large as it is wanted.
  const few = await sharp(Buffer.from(scene)).flatten().png({ compressionLevel: 0 }).toBuffer();
  const behind = `<image width="800" height="1000" preserveAspectRatio="none" href="data:image/png;base64,${few.toString('base64')}"/>`;
  const opened = person.indexOf('>') + 1;
  const whole = sharp(Buffer.from(person.slice(0, opened) + behind + person.slice(opened)));
  // What is smaller than the tile of grain is too small for it to be seen.
  return width < grain.raw.width ? whole : whole.composite([grain]);
};
