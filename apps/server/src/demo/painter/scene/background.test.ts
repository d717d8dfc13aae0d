import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seededRandom } from '../drawing/random.ts';
import { backgroundCount, backgroundOf, sceneNames, sceneStep, tintOf } from './background.ts';
import { moods } from './moods.ts';
import { drawBackground } from './scene.ts';

const numbers = Array.from({ length: backgroundCount }, (_, number) => number);

it('has every scene in every mood once, and begins again after the last', () => {
  const all = numbers.map(backgroundOf).map(({ scene, mood }) => `${scene} ${moods.indexOf(mood)}`);
  expect(new Set(all).size).toBe(sceneNames.length * moods.length);
  expect(backgroundOf(backgroundCount + 5)).toEqual(backgroundOf(5));
  expect(backgroundOf(-1)).toEqual(backgroundOf(backgroundCount - 1));
});

it('gives neighbours another scene and another mood, and so the pictures of one person', () => {
  for (const number of numbers)
    for (const step of [1, sceneStep]) {
      const [one, other] = [backgroundOf(number), backgroundOf(number + step)];
      expect(other.scene).not.toBe(one.scene);
      expect(other.mood).not.toBe(one.mood);
    }
});

it('knows the colour of each background without drawing it', async () => {
  // Every scene, each in another mood.
  for (const number of sceneNames.map((_, at) => at * 25)) {
    const background = backgroundOf(number);
    const drawn = drawBackground(background, seededRandom('any'), (name) => name);
    const { channels } = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="40" height="50">${drawn}</svg>`,
      ),
    )
      .flatten()
      .stats();
    const tint = tintOf(background);
    for (const [at, { mean }] of channels.slice(0, 3).entries())
      expect(
        Math.abs(mean - Number.parseInt(tint.slice(1 + 2 * at, 3 + 2 * at), 16)),
        `${background.scene} ${tint}`,
      ).toBeLessThan(16);
  }
});

it('draws every scene, each of its own', () => {
  const drawn = sceneNames.map((scene) =>
    drawBackground({ scene, mood: moods[0] }, seededRandom('one'), (name) => name),
  );
  expect(new Set(drawn).size).toBe(24);
});
