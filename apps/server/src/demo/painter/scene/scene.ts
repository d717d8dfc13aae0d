import type { Random } from '../drawing/random.ts';
import type { DrawScene } from './draw-scene.ts';
import type { Background } from './background.ts';
import { inMood } from './moods.ts';
import { indoorScenes } from './scenes-indoors.ts';
import { natureScenes } from './scenes-nature.ts';
import { outingScenes } from './scenes-outings.ts';
import { townScenes } from './scenes-town.ts';
import { watersideScenes } from './scenes-waterside.ts';

const scenes: Record<string, DrawScene> = {
  ...natureScenes,
  ...townScenes,
  ...indoorScenes,
  ...watersideScenes,
  ...outingScenes,
};

/** Draws a background; half of them the other way round. */
export function drawBackground(
  { scene, mood }: Background,
  random: Random,
  id: (name: string) => string,
): string {
  const drawn = scenes[scene]?.(random, id) ?? '';
  const turned = random.chance(0.5) ? `<g transform="translate(800 0) scale(-1 1)">${drawn}</g>` : drawn;
  return inMood(turned, mood);
}
