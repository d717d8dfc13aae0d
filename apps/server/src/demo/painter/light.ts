import { linearGradient, radialGradient, svg } from './drawing/svg.ts';
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

/** The same light over everything; lies over the whole picture. */
export function lightOver(light: Light, id: (name: string) => string): string {
  const [key, fall, edge] = [id('key'), id('fall'), id('edge')];
  const lit = light.side === -1 ? ([0, 0] as const) : ([1, 0] as const);
  return (
    `<defs>${linearGradient(
      key,
      lit,
      [0.5, 0.55],
      [
        [0, light.key, light.keyOpacity],
        [1, light.key, 0],
      ],
    )}${linearGradient(
      fall,
      [1 - lit[0], 1],
      [0.5, 0.4],
      [
        [0, light.fall, light.fallOpacity],
        [1, light.fall, 0],
      ],
    )}${radialGradient(edge, [
      [0.62, '#1b2036', 0],
      [1, '#1b2036', 0.26],
    ])}</defs>` +
    svg`<rect width="800" height="1000" fill="url(#${key})"/><rect width="800" height="1000" fill="url(#${fall})"/><rect x="-160" y="-200" width="1120" height="1400" fill="url(#${edge})"/>`
  );
}
