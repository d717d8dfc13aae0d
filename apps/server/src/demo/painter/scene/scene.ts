import type { Random } from '../drawing/random.ts';
import type { DrawScene } from './draw-scene.ts';
import { inMood, moods, type Mood } from './moods.ts';
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

/** Every scene by name. */
export const sceneNames: readonly string[] = Object.keys(scenes);

/** What is behind somebody: where, and at which hour and in which weather. */
export interface Background {
  readonly scene: string;
  readonly mood: Mood;
}

/** So many backgrounds can be told apart: every scene in every mood. */
export const backgroundCount = sceneNames.length * moods.length;

/** One of the backgrounds by its number. Those of neighbouring numbers differ in scene and mood; after the last comes the first. */
export function backgroundOf(number: number): Background {
  const at = ((number % backgroundCount) + backgroundCount) % backgroundCount;
  const scene = at % sceneNames.length;
  const mood = (Math.floor(at / sceneNames.length) + scene * 5) % moods.length;
  return { scene: sceneNames[scene] ?? 'garden', mood: moods[mood] ?? moods[0] };
}

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
