/** A colour as `#rrggbb`. */
export type Color = string;

/** Blends two colours; `share` of the second, 0 to 1. */
export function mix(first: Color, second: Color, share: number): Color {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const lighter = (color: Color, share: number): Color => mix(color, '#fffaf2', share);
/** Towards a warm dark, not black: shadows on skin and cloth are never grey. */
export const darker = (color: Color, share: number): Color => mix(color, '#2a1a24', share);
