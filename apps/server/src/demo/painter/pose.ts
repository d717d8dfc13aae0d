import type { Random } from './drawing/random.ts';
import type { Expression } from './face/features.ts';
import { solesY } from './full-figure.ts';

/** How somebody stands in a picture. */
export interface Pose {
  readonly crop: Crop;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
  readonly expression: Expression;
}

interface Crop {
  readonly scale: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  /** How far from the middle at most. */
  readonly x: number;
}

/** No ground to stand on. */
const onWater = new Set(['sea', 'lake', 'harbour', 'bridge', 'pond']);

/** Face, half, or from further away in the scene; on further pictures from head to foot; in a boat. */
const face: Crop = { scale: [1.34, 1.58], y: [410, 470], x: 40 };
export const half: Crop = { scale: [1.02, 1.2], y: [380, 430], x: 60 };
export const away: Crop = { scale: [0.78, 0.88], y: [400, 440], x: 110 };
export const full: Crop = { scale: [0.42, 0.445], y: [945, 965], x: 130 };
export const boat: Crop = { scale: [0.74, 0.8], y: [370, 400], x: 40 };

const chooseCrop = (place: string, picture: string | number, random: Random): Crop => {
  // The first picture of somebody shows the face on cards.
  const further = typeof picture === 'number' && picture > 0;
  const crop = random.pick(
    further ? [face, face, half, half, away, full] : [face, face, half, half, half, away],
  );
  if (place === 'boat') return boat;
  return crop === full && onWater.has(place) ? away : crop;
};

/** @param place the scene  @param picture which of somebody's pictures */
export function choosePose(place: string, picture: string | number, random: Random): Pose {
  const crop = chooseCrop(place, picture, random);
  const side = random.chance(0.5) ? 1 : -1;
  const scale = random.between(...crop.scale);
  const y = random.between(...crop.y);
  return {
    crop,
    x: 400 + random.between(-crop.x, crop.x),
    // Who is seen whole stands on the ground.
    y: crop === full ? y - solesY * scale : y,
    scale,
    tilt: random.between(-6, 6),
    expression: {
      smile: random.pick(['closed', 'open', 'soft', 'broad', 'wry']),
      // Nobody stares: they look beside whoever looks at them, the way the head is turned.
      gaze: side * random.between(0.25, 0.85),
      turn: side * random.between(0.4, 1),
      lean: random.between(-1, 1),
    },
  };
}
