import { expect, it } from 'vitest';
import { seededRandom } from './drawing/random.ts';
import { finish } from './finish.ts';
import { chooseLight } from './light.ts';

const grey = (width: number, height: number) => ({
  data: new Uint8Array(width * height * 4).fill(128),
  width,
  height,
});
const light = { ...chooseLight('evening', seededRandom('light')), side: -1 } as const;

it('makes three bytes of four, the same each time', () => {
  const one = finish(grey(160, 200), light);
  expect(one).toHaveLength(160 * 200 * 3);
  expect(finish(grey(160, 200), light)).toEqual(one);
});

it('is brighter where the light comes from than on the other side, and turns with it', () => {
  const red = (pixels: ArrayLike<number>, x: number, y: number) => pixels[(y * 120 + x) * 3] ?? 0;
  const [left, right] = [finish(grey(120, 150), light), finish(grey(120, 150), { ...light, side: 1 })];
  expect(red(left, 20, 20)).toBeGreaterThan(red(left, 100, 130) + 30);
  // Mirrored, but for a step of rounding.
  expect(Math.abs(red(left, 20, 20) - red(right, 99, 20))).toBeLessThan(4);
});

it('has light without steps: from one pixel to the next it changes by hardly anything', () => {
  // Narrower than the tile of grain, so that there is none.
  const plain = finish(grey(126, 158), light);
  for (let y = 0; y < 158; y += 1)
    for (let x = 1; x < 126; x += 1)
      for (let part = 0; part < 3; part += 1) {
        const at = (y * 126 + x) * 3 + part;
        expect(Math.abs((plain[at] ?? 0) - (plain[at - 3] ?? 0))).toBeLessThan(5);
      }
});

it('never runs over the ends of a colour', () => {
  const white = { ...grey(200, 250), data: new Uint8Array(200 * 250 * 4).fill(255) };
  const black = { ...grey(200, 250), data: new Uint8Array(200 * 250 * 4) };
  const [bright, dark] = [finish(white, light), finish(black, light)];
  expect(Math.min(...bright.slice(0, 600))).toBeGreaterThan(130);
  expect(Math.max(...dark.slice(0, 600))).toBeLessThan(130);
});
