import type { Random } from './drawing/random.ts';

/** One light a picture: where it comes from, and what it does to everything in it. */
export interface Light {
  /** The side it comes from: -1 left, 1 right. */
  readonly side: 1 | -1;
  /** How dark the far side of a face gets, 0 to 1. */
  readonly shade: number;
  readonly key: string;
  readonly keyOpacity: number;
  readonly fall: string;
  readonly fallOpacity: number;
}

/** Through a window; low in the evening; from everywhere under a grey sky. */
const kinds = {
  window: { shade: 0.42, key: '#fff1d0', keyOpacity: 0.3, fall: '#22284a', fallOpacity: 0.3 },
  evening: { shade: 0.5, key: '#ffb870', keyOpacity: 0.34, fall: '#262450', fallOpacity: 0.4 },
  overcast: { shade: 0.24, key: '#eaf0f6', keyOpacity: 0.2, fall: '#39445c', fallOpacity: 0.2 },
} as const;

/** The light of that kind, from one side or the other. */
export const chooseLight = (kind: keyof typeof kinds, random: Random): Light => ({
  ...kinds[kind],
  side: random.chance(0.5) ? 1 : -1,
});

/** Dark edges of the picture, from so far out. */
const edge = { color: '#1b2036', from: 0.62, opacity: 0.26 } as const;

const partsOf = (color: string): readonly [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** 0 to 1, or the nearer of both. */
const share = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/**
 * The light over a whole picture: brighter where it comes from, darker on the other side and at the edges. The answer asks for
 * a point (`x`, `y` from 0 at the left and top to 1) and writes four numbers at `at` of `into`: what is left of a colour there,
 * of 256, and what comes to red, green and blue.
 */
export function lightOver(light: Light): (x: number, y: number, into: Float64Array, at: number) => void {
  const [key, fall, dark] = [partsOf(light.key), partsOf(light.fall), partsOf(edge.color)];
  const lit = light.side === -1 ? 0 : 1;
  return (x, y, into, at) => {
    // Along a line from a corner towards the middle.
    const fromLight = share(((x - lit) * (0.5 - lit) + y * 0.55) / (0.25 + 0.55 ** 2));
    const fromShade = share(((x - 1 + lit) * (lit - 0.5) + (1 - y) * 0.6) / (0.25 + 0.6 ** 2));
    const out = share(Math.hypot((x - 0.5) / 0.7, (y - 0.5) / 0.7));
    const first = light.keyOpacity * (1 - fromLight);
    const second = light.fallOpacity * (1 - fromShade);
    const third = edge.opacity * Math.max(0, (out - edge.from) / (1 - edge.from));
    into[at] = (1 - first) * (1 - second) * (1 - third) * 256;
    for (let part = 0; part < 3; part += 1) {
      const below = (key[part] ?? 0) * first * (1 - second) + (fall[part] ?? 0) * second;
      into[at + 1 + part] = below * (1 - third) + (dark[part] ?? 0) * third;
    }
  };
}
