import { mix, type Color } from '../drawing/color.ts';

/** An hour and a weather, which give everything behind somebody their own colour. */
export interface Mood {
  readonly tint: Color;
  /** How far everything goes towards the tint, 0 to 1. */
  readonly share: number;
  /** Of the colours as they are by day: 1 leaves them. */
  readonly saturation: number;
  readonly brightness: number;
  /** The light that goes with it, on whoever stands in it. */
  readonly light: 'window' | 'evening' | 'overcast';
}

export const moods: readonly [Mood, ...Mood[]] = [
  // A clear day, late sun, grey sky, first rose of the morning, nightfall, spring after rain.
  { tint: '#ffffff', share: 0, saturation: 1, brightness: 1, light: 'window' },
  { tint: '#eda255', share: 0.4, saturation: 1.1, brightness: 0.97, light: 'evening' },
  { tint: '#c3ccd4', share: 0.34, saturation: 0.4, brightness: 0.96, light: 'overcast' },
  { tint: '#eea3ad', share: 0.4, saturation: 0.9, brightness: 1.02, light: 'evening' },
  { tint: '#37437f', share: 0.42, saturation: 1.05, brightness: 0.8, light: 'overcast' },
  { tint: '#b4e0b6', share: 0.38, saturation: 1.15, brightness: 1, light: 'window' },
  // Brown of October, lilac of an early evening, cold morning, night with lamps, sand and heat, green water.
  { tint: '#a8672f', share: 0.34, saturation: 1.05, brightness: 0.9, light: 'evening' },
  { tint: '#a48fd6', share: 0.42, saturation: 0.9, brightness: 0.98, light: 'overcast' },
  { tint: '#8fc2ec', share: 0.44, saturation: 0.85, brightness: 1.03, light: 'window' },
  { tint: '#1d3a4e', share: 0.4, saturation: 1.05, brightness: 0.7, light: 'evening' },
  { tint: '#f2dfae', share: 0.44, saturation: 0.75, brightness: 1.04, light: 'window' },
  { tint: '#2f8f8b', share: 0.42, saturation: 0.95, brightness: 0.85, light: 'overcast' },
];

/** Every colour of a drawing in that mood. */
export const inMood = (drawing: string, mood: Mood): string =>
  drawing.replaceAll(/#(?:[0-9a-f]{6}|fff|000)\b/g, (color) =>
    colorInMood(color.length === 4 ? `#${color.slice(1).repeat(2)}` : color, mood),
  );

export function colorInMood(color: Color, { tint, share, saturation, brightness }: Mood): Color {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const grey = parts.reduce((sum, part) => sum + part, 0) / 3;
  const changed = parts.map((part) =>
    Math.round(Math.min(255, Math.max(0, (grey + (part - grey) * saturation) * brightness)))
      .toString(16)
      .padStart(2, '0'),
  );
  return mix(`#${changed.join('')}`, tint, share);
}
