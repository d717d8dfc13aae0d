import { darker, lighter, type Color } from '../drawing/color.ts';
import { svg } from '../drawing/svg.ts';
import type { Person } from '../person.ts';

/** Shoulders and arms, with a neckline from `half` at height `y`, dipping to `depth` (round) or straight when 0. */
function torso({ shoulders: s }: Person, half: number, y: number, depth: number, pointed = false): string {
  const neckline =
    depth === 0
      ? svg`L${-half} ${y}`
      : pointed
        ? svg`L0 ${depth}L${-half} ${y}`
        : svg`C${half} ${depth} ${-half} ${depth} ${-half} ${y}`;
  return svg`M${-half} ${y}C${-half - 16} ${y + 34} ${-s * 0.6} 250 ${-s * 0.8} 276C${-s * 1.02} 304 ${-s * 1.1} 390 ${-s * 1.14} 480L${-s * 1.26} 960L${s * 1.26} 960L${s * 1.14} 480C${s * 1.1} 390 ${s * 1.02} 304 ${s * 0.8} 276C${s * 0.6} 250 ${half + 16} ${y + 34} ${half} ${y}${neckline}Z`;
}

export function cloth(
  person: Person,
  color: Color,
  half: number,
  y: number,
  depth: number,
  pointed = false,
): string {
  const s = person.shoulders;
  const fold = darker(color, 0.3);
  return svg`<path d="${torso(person, half, y, depth, pointed)}" fill="${color}"/><path d="M${s * 0.3} ${y + 60}C${s * 0.7} 300 ${s * 1.02} 330 ${s * 1.14} 480L${s * 1.26} 960L${s * 0.5} 960C${s * 0.72} 720 ${s * 0.8} 520 ${s * 0.3} ${y + 60}Z" fill="${fold}" opacity=".22"/><path d="M${-s * 0.8} 440C${-s * 0.74} 560 ${-s * 0.78} 700 ${-s * 0.82} 900M${s * 0.8} 440C${s * 0.74} 560 ${s * 0.78} 700 ${s * 0.82} 900M${-s * 0.76} 470C${-s * 0.6} 500 ${-s * 0.5} 500 ${-s * 0.4} 490" fill="none" stroke="${fold}" stroke-width="6" stroke-linecap="round" opacity=".45"/><path d="M${-s * 0.78} 290C${-s * 0.96} 316 ${-s * 1.02} 390 ${-s * 1.05} 460" fill="none" stroke="${lighter(color, 0.35)}" stroke-width="8" stroke-linecap="round" opacity=".5"/>`;
}

/** The shirt under something else: only what the outer piece leaves to see. */
export function under({ neck: k }: Person, color: Color, depth: number, pointed = true): string {
  const neckline = pointed ? svg`L0 ${depth}` : svg`C${k} ${depth} ${-k} ${depth} ${-k - 12} 190`;
  return svg`<path d="M${-k - 12} 190C${-k - 20} 206 ${-k - 26} 214 ${-k - 34} 220L${-k - 50} 420L0 720L${k + 50} 420L${k + 34} 220C${k + 26} 214 ${k + 20} 206 ${k + 12} 190${neckline}Z" fill="${color}"/>`;
}

export const rim = (color: Color, half: number, y: number, depth: number) =>
  svg`<path d="M${-half} ${y}C${-half} ${depth} ${half} ${depth} ${half} ${y}" fill="none" stroke="${color}" stroke-width="12"/>`;

export function collar(color: Color, neck: number, low: number): string {
  const line = darker(color, 0.28);
  const wing = (s: 1 | -1) =>
    svg`<path d="M${s * (neck + 8)} 168C${s * (neck + 26)} 190 ${s * (neck + 32)} 206 ${s * (neck + 34)} 222L${s * 46} ${low + 34}L${s * 4} ${low - 20}Z" fill="${lighter(color, 0.12)}" stroke="${line}" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round"/>`;
  return wing(-1) + wing(1);
}

export function buttons(color: Color, from: number, count: number): string {
  const dots: string[] = [];
  for (let index = 0; index < count; index++)
    dots.push(svg`<circle cx="0" cy="${from + index * 84}" r="6.5"/>`);
  return svg`<path d="M0 ${from - 40}V960" stroke="${darker(color, 0.3)}" stroke-width="3" opacity=".5"/><g fill="${darker(color, 0.42)}">${dots.join('')}</g>`;
}

export function lapels(person: Person, color: Color): string {
  const edge = darker(color, 0.34);
  const side = (s: 1 | -1) => {
    const x = s * (person.neck + 22);
    return svg`<path d="M${x} 196C${s * 118} 250 ${s * 128} 300 ${s * 126} 330L${s * 92} 344L${s * 112} 372L${s * 6} 620L${s * 30} 400Z" fill="${lighter(color, 0.08)}" stroke="${edge}" stroke-opacity=".55" stroke-width="3.5" stroke-linejoin="round"/>`;
  };
  return side(-1) + side(1);
}

export function scarf({ neck: k }: Person, color: Color, stripe: Color): string {
  return svg`<path d="M70 244C88 300 100 400 92 520L28 530C34 420 30 320 22 262Z" fill="${darker(color, 0.1)}"/><path d="M${-k - 14} 150C${-k - 62} 176 ${-k - 66} 226 ${-k - 20} 258C-40 300 60 300 ${k + 26} 256C${k + 62} 226 ${k + 58} 172 ${k + 14} 150C${k} 196 ${-k} 200 ${-k - 14} 150Z" fill="${color}"/><path d="M${-k - 40} 206C-40 256 40 262 ${k + 44} 206M${-k - 30} 238C-40 280 40 284 ${k + 34} 240" fill="none" stroke="${stripe}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;
}

export function necklace({ neck: k, earrings }: Person, fallback: Color): string {
  const color = earrings ?? fallback;
  return svg`<path d="M${-k - 6} 206C${-k + 6} 286 ${k - 6} 286 ${k + 6} 206" fill="none" stroke="${color}" stroke-width="3.5"/><circle cx="0" cy="268" r="8" fill="${color}"/>`;
}
