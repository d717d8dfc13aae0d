import sharp from 'sharp';
import { paintPortrait } from '../painter/portrait.ts';
import type { Portrait } from './portrait-name.ts';
import { portraitSize } from './photo-rows.ts';

const thumbWidth = 360;
const blurredWidth = 24;
const blurredShownWidth = 320;

/** Draws a portrait at its own size, which is cheaper than shrinking a larger one; WebP. */
export const paintRendition = async ({
  sitter,
  gender,
  age,
  scene,
  rendition,
}: Portrait): Promise<Buffer> => {
  const draw = (width: number) =>
    sharp(Buffer.from(paintPortrait({ seed: `demo-${sitter}`, gender, age, scene, width })));
  if (rendition === 'full') return draw(portraitSize.width).webp({ quality: 80, effort: 2 }).toBuffer();
  if (rendition === 'thumb') return draw(thumbWidth).webp({ quality: 80, effort: 2 }).toBuffer();
  // From so few pixels that nothing is left to be recognised, as with photos that members send in.
  const few = await draw(2 * blurredWidth)
    .resize(blurredWidth)
    .png()
    .toBuffer();
  return sharp(few).resize(blurredShownWidth).blur(12).webp({ quality: 40 }).toBuffer();
};
