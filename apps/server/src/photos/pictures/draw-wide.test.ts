import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawWide } from './draw-pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#224466' } });
const sizeOf = async (made: Buffer | null) => {
  if (!made) return null;
  const { width, height, format } = await sharp(made).metadata();
  return `${format} ${width} x ${height}`;
};

it.each([
  [480, 600, 'webp 480 x 600'],
  [479, 600, null],
  [960, 599, null],
  [599, 1200, 'webp 599 x 749'],
  [2000, 3000, 'webp 600 x 750'],
])(
  'makes of %i x %i what shows more than the thumbnail, and enlarges nothing',
  async (width, height, size) => {
    const whole = await plain(width, height).webp().toBuffer();
    expect(await sizeOf(await drawWide(whole))).toBe(size);
  },
);

it('shows the part that the thumbnail shows: where there is something to be seen', async () => {
  const noise = { type: 'gaussian', mean: 150, sigma: 60 } as const;
  const seen = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#c08060', noise } })
    .png()
    .toBuffer();
  const whole = await plain(1600, 800)
    .composite([{ input: seen, left: 1250, top: 150 }])
    .webp()
    .toBuffer();
  const wide = (await drawWide(whole)) ?? whole;
  const { channels } = await sharp(wide).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});
