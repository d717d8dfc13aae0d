import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTakenAsItIs, sizeToSend } from './photo-to-send.ts';
import { checkPictureHeader } from './picture-size.ts';

it.each([
  // As large as a telephone makes it.
  ['image/jpeg', 4000, 3000, { width: 2560, height: 1920 }],
  ['image/jpeg', 3000, 4000, { width: 1920, height: 2560 }],
  ['image/jpeg', 2560, 1920, null],
  ['image/png', 5120, 1280, { width: 2560, height: 640 }],
  // More than the server decodes of an AVIF, whose depth no browser tells.
  ['image/avif', 6000, 4000, { width: 2560, height: 1707 }],
  ['image/avif', 2500, 2001, { width: 2500, height: 2001 }],
  ['image/avif', 2500, 2000, null],
  // What only some browsers can show.
  ['image/heic', 1200, 900, { width: 1200, height: 900 }],
  ['constructor', 1200, 900, { width: 1200, height: 900 }],
  // The server says what is wrong with it.
  ['image/svg+xml', 4000, 3000, null],
  ['image/jpeg', 700, 199, null],
  ['image/png', 5120, 1279, null],
  // Too much for the memory of a page.
  ['image/png', 50_000, 50_000, null],
  ['image/png', 10_000, 10_000, { width: 2560, height: 2560 }],
  ['image/png', 10_000, 10_001, null],
] as const)('a picture of %s, %i × %i, is sent as %j', (type, width, height, size) =>
  expect(sizeToSend({ type, width, height })).toEqual(size),
);

it('what is drawn anew is taken by the server, of whatever it was drawn', () => {
  const edge = fc.integer({ min: 200, max: 20_000 });
  fc.assert(
    fc.property(
      fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic'),
      edge,
      edge,
      (type, width, height) => {
        const size = sizeToSend({ type, width, height });
        const header = { format: 'jpeg', deep: false, progressive: false };
        return size === null || checkPictureHeader({ ...header, ...size }) === null;
      },
    ),
  );
});

it('what goes as it is, the server takes, or it is too small or too large for anybody', () => {
  expect(isTakenAsItIs({ type: 'image/avif', width: 2500, height: 2000 })).toBe(true);
  expect(isTakenAsItIs({ type: 'image/avif', width: 3000, height: 3000 })).toBe(false);
  expect(isTakenAsItIs({ type: 'image/heic', width: 300, height: 300 })).toBe(false);
});
