import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tintOfHash } from '../../member/tint-of.ts';
import { thumbHashOf } from './thumb-hash.ts';

const plain = (background: string, width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The three parts of `#rrggbb`. */
const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe('a ThumbHash', () => {
  it.each(['#774411', '#0c99e6', '#f4f1ec', '#101010'])(
    'says the colour of a picture: %s',
    async (colour) => {
      const tint = partsOf(tintOfHash(await thumbHashOf(plain(colour))));
      for (const [at, part] of partsOf(colour).entries())
        expect(Math.abs((tint[at] ?? 0) - part)).toBeLessThan(24);
    },
  );

  it('is a few bytes, whatever the picture’s shape, and another one for another picture', async () => {
    const half = await plain('#000000', 60, 400).png().toBuffer();
    const picture = sharp(
      await plain('#ffffff')
        .composite([{ input: half, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    const [one, other] = [await thumbHashOf(picture), await thumbHashOf(plain('#ffffff', 4000, 30))];
    expect(one).not.toBe(other);
    for (const hash of [one, other]) {
      expect(hash.length).toBeLessThanOrEqual(40);
      expect(tintOfHash(hash)).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
