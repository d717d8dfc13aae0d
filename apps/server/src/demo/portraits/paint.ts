import sharp from 'sharp';
import { renderPortrait } from '../painter/render-portrait.ts';
import { dealtBackground } from './background-of.ts';
import { lookOf } from '../../photos/pictures/look.ts';
import type { Portrait } from './portrait-name.ts';
import { portraitSize } from './photo-rows.ts';

const thumbWidth = 360;
const wideWidth = 600;
const blurredWidth = 24;
const blurredShownWidth = 320;

/** A portrait as AVIF, smaller than members' photos (decision 35), as its WebP is; undefined where that saves nothing. */
export const smallerAvif = async (webp: Buffer): Promise<Buffer | undefined> => {
  const avif = await sharp(webp).avif({ quality: 42, effort: 2 }).toBuffer();
  return avif.length < webp.length ? avif : undefined;
};

/** What a portrait looks like, as members' photos are known again. */
export const lookOfPainted = (webp: Buffer): Promise<string | null> => lookOf(sharp(webp));

/** Draws a portrait at its own size, which is cheaper than shrinking a larger one; WebP. */
export const paintRendition = async ({
  sitter,
  gender,
  age,
  scene,
  rendition,
  isWide,
}: Portrait): Promise<Buffer> => {
  const background = dealtBackground(sitter, scene);
  const draw = (width: number) =>
    renderPortrait({ seed: `demo-${sitter}`, gender, age, scene, background, width });
  const encode = async (width: number, quality: number) =>
    (await draw(width)).webp({ quality, effort: 2 }).toBuffer();
  if (rendition === 'full') return encode(portraitSize.width, 80);
  // Six of them stand in the first view of the home page, before their AVIF is made.
  if (rendition === 'thumb') return encode(isWide ? wideWidth : thumbWidth, 70);
  // From so few pixels that nothing is left to be recognised, as with photos that members send in.
  const small = await (await draw(2 * blurredWidth)).png().toBuffer();
  const few = await sharp(small).resize(blurredWidth).png().toBuffer();
  return sharp(few).resize(blurredShownWidth).blur(12).webp({ quality: 40 }).toBuffer();
};
