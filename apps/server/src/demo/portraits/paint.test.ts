import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paintRendition } from './paint.ts';
import type { Portrait } from './portrait-name.ts';

const thumb: Portrait = { sitter: 7, gender: 'female', age: 61, scene: 0, rendition: 'thumb' };
const sizeOf = async (portrait: Portrait) => {
  const { width, height, format } = await sharp(await paintRendition(portrait)).metadata();
  return `${format} ${width} x ${height}`;
};

it('paints the thumbnails of portraits as large as those of photos', async () => {
  expect(await sizeOf(thumb)).toBe('webp 360 x 450');
  expect(await sizeOf({ ...thumb, isWide: true })).toBe('webp 600 x 750');
});
