import { colorInMood, moods, type Mood } from './moods.ts';
import { tones } from './tones.ts';
import type { Color } from '../drawing/color.ts';

/** Every scene by name. */
export const sceneNames: readonly string[] = Object.keys(tones);

/** What is behind somebody: where, and at which hour and in which weather. */
export interface Background {
  readonly scene: string;
  readonly mood: Mood;
}

/** So many backgrounds can be told apart: every scene in every mood. */
export const backgroundCount = sceneNames.length * moods.length;

/** From one picture of somebody to the next through the backgrounds; has no factor in common with the number of scenes. */
export const sceneStep = 59;

/** One of the backgrounds by its number. Those of neighbouring numbers differ in scene and mood; after the last comes the first. */
export function backgroundOf(number: number): Background {
  const at = ((number % backgroundCount) + backgroundCount) % backgroundCount;
  const scene = at % sceneNames.length;
  const mood = (Math.floor(at / sceneNames.length) + scene * 5) % moods.length;
  return { scene: sceneNames[scene] ?? 'garden', mood: moods[mood] ?? moods[0] };
}

/** The colour that a background has on the whole, for its place while the picture is not there yet. */
export const tintOf = ({ scene, mood }: Background): Color => colorInMood(tones[scene] ?? '#c9cdc8', mood);
