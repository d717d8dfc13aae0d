import type { DrawScene } from './draw-scene.ts';
import type { Random } from '../drawing/random.ts';
import { indoorScenes } from './scenes-indoors.ts';
import { natureScenes } from './scenes-nature.ts';
import { townScenes } from './scenes-town.ts';

const scenes: Record<string, DrawScene> = { ...natureScenes, ...townScenes, ...indoorScenes };

/** Every background by name. */
export const sceneNames: readonly string[] = Object.keys(scenes);

export function drawScene(name: string, random: Random, id: (name: string) => string): string {
  return scenes[name]?.(random, id) ?? '';
}
