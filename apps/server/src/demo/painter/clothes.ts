import { darker, lighter, mix, type Color } from './drawing/color.ts';
import type { Person } from './person.ts';
import type { Random } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';

/** Muted cloth colours that sit well together; each with a partner for shirt, scarf or stripes. */
const cloths: readonly [[Color, Color], ...[Color, Color][]] = [
  ['#3f5a73', '#e9e2d4'],
  ['#7a8f79', '#f3ead8'],
  ['#b5654a', '#f4e3d0'],
  ['#8a5a6e', '#f0dfe0'],
  ['#d0a64f', '#fdf4e0'],
  ['#4a6670', '#d9c7a5'],
  ['#6d7fa3', '#f3f0ea'],
  ['#a24a4f', '#f5e6dc'],
  ['#5b6b4f', '#e8dcc0'],
  ['#c98f7a', '#fbf0e6'],
  ['#39455e', '#cfdbe4'],
  ['#86756a', '#f2e9dd'],
  ['#4f8a8b', '#f4ecdc'],
  ['#e6dcc9', '#6d7f8a'],
  ['#5f4b66', '#ead9e6'],
];

const womenWear = ['crew', 'vNeck', 'scoop', 'blazer', 'turtleneck', 'cardigan', 'scarf', 'shirt'] as const;
const menWear = [
  'crew',
  'shirt',
  'shirtSweater',
  'blazer',
  'turtleneck',
  'polo',
  'cardigan',
  'shirt',
] as const;

export interface Dressed {
  readonly drawing: string;
  /** What the arms are in. */
  readonly sleeves: Color;
}

/** Neck, chest and clothes. The wardrobe is the picture's, the build is the person's. */
export function clothedBody(person: Person, random: Random): Dressed {
  const [main, second] = random.pick(cloths);
  const wear = person.gender === 'female' ? random.pick(womenWear) : random.pick(menWear);
  const { skin, neck } = person;
  // Bare skin ends under the clothes; wider, it would peep out at their edges.
  const bare = svg`<path d="M${-neck} 84V150C${-neck - 2} 186 ${-neck - 14} 208 ${-neck - 33} 220L${-neck - 40} 300L0 430L${neck + 40} 300L${neck + 33} 220C${neck + 14} 208 ${neck + 2} 186 ${neck} 150V84Z" fill="${skin.base}"/>`;
  const shadow = svg`<path d="M${-neck} 100C${-neck} 176 -30 214 8 214C40 214 ${neck} 190 ${neck} 150L${neck} 84Z" fill="${skin.shade}" opacity=".75"/>`;
  const collarbones = svg`<path d="M-20 254C-40 244 -62 246 -80 242M20 254C40 244 62 246 80 242" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  return {
    drawing: bare + shadow + collarbones + garment(wear, person, main, second),
    sleeves: wear === 'shirt' ? second : main,
  };
}

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

function cloth(
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
function under({ neck: k }: Person, color: Color, depth: number, pointed = true): string {
  const neckline = pointed ? svg`L0 ${depth}` : svg`C${k} ${depth} ${-k} ${depth} ${-k - 12} 190`;
  return svg`<path d="M${-k - 12} 190C${-k - 20} 206 ${-k - 26} 214 ${-k - 34} 220L${-k - 50} 420L0 720L${k + 50} 420L${k + 34} 220C${k + 26} 214 ${k + 20} 206 ${k + 12} 190${neckline}Z" fill="${color}"/>`;
}

const rim = (color: Color, half: number, y: number, depth: number) =>
  svg`<path d="M${-half} ${y}C${-half} ${depth} ${half} ${depth} ${half} ${y}" fill="none" stroke="${color}" stroke-width="12"/>`;

function collar(color: Color, neck: number, low: number): string {
  const line = darker(color, 0.28);
  const wing = (s: 1 | -1) =>
    svg`<path d="M${s * (neck + 8)} 168C${s * (neck + 26)} 190 ${s * (neck + 32)} 206 ${s * (neck + 34)} 222L${s * 46} ${low + 34}L${s * 4} ${low - 20}Z" fill="${lighter(color, 0.12)}" stroke="${line}" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round"/>`;
  return wing(-1) + wing(1);
}

function buttons(color: Color, from: number, count: number): string {
  const dots: string[] = [];
  for (let index = 0; index < count; index++)
    dots.push(svg`<circle cx="0" cy="${from + index * 84}" r="6.5"/>`);
  return svg`<path d="M0 ${from - 40}V960" stroke="${darker(color, 0.3)}" stroke-width="3" opacity=".5"/><g fill="${darker(color, 0.42)}">${dots.join('')}</g>`;
}

function lapels(person: Person, color: Color): string {
  const edge = darker(color, 0.34);
  const side = (s: 1 | -1) => {
    const x = s * (person.neck + 22);
    return svg`<path d="M${x} 196C${s * 118} 250 ${s * 128} 300 ${s * 126} 330L${s * 92} 344L${s * 112} 372L${s * 6} 620L${s * 30} 400Z" fill="${lighter(color, 0.08)}" stroke="${edge}" stroke-opacity=".55" stroke-width="3.5" stroke-linejoin="round"/>`;
  };
  return side(-1) + side(1);
}

function garment(wear: string, person: Person, main: Color, second: Color): string {
  const k = person.neck;
  switch (wear) {
    case 'vNeck':
      return (
        cloth(person, main, k + 20, 210, 372, true) +
        svg`<path d="M${-k - 20} 210L0 372L${k + 20} 210" fill="none" stroke="${darker(main, 0.2)}" stroke-width="9" stroke-linejoin="round"/>` +
        necklace(person, second)
      );
    case 'scoop':
      return (
        cloth(person, main, k + 26, 220, 384) +
        rim(darker(main, 0.16), k + 26, 222, 384) +
        necklace(person, second)
      );
    case 'shirt':
      return cloth(person, second, k + 12, 190, 290, true) + buttons(second, 330, 7) + collar(second, k, 272);
    case 'polo':
      return cloth(person, main, k + 12, 190, 300, true) + buttons(main, 330, 2) + collar(main, k, 276);
    case 'shirtSweater':
      return (
        under(person, second, 280) + cloth(person, main, k + 24, 206, 350, true) + collar(second, k, 268)
      );
    case 'blazer':
      return (
        under(person, second, person.gender === 'female' ? 370 : 290) +
        (person.gender === 'male' ? collar(second, k, 272) : '') +
        cloth(person, main, k + 24, 204, 640, true) +
        lapels(person, main)
      );
    case 'cardigan':
      return (
        under(person, second, 272, false) +
        rim(darker(second, 0.1), k + 12, 192, 270) +
        cloth(person, main, k + 30, 208, 560, true) +
        svg`<path d="M${-k - 30} 208L0 560L${k + 30} 208M0 560V960" fill="none" stroke="${darker(main, 0.22)}" stroke-width="16" stroke-linejoin="round"/>`
      );
    case 'turtleneck':
      return (
        cloth(person, main, k + 14, 190, 250) +
        svg`<path d="M${-k - 7} 146C${-k - 14} 180 ${-k - 18} 206 ${-k - 22} 226C-40 262 40 262 ${k + 22} 226C${k + 18} 206 ${k + 14} 180 ${k + 7} 146C30 172 -30 172 ${-k - 7} 146Z" fill="${lighter(main, 0.08)}"/><path d="M${-k - 12} 196C-30 226 30 226 ${k + 12} 196" fill="none" stroke="${darker(main, 0.25)}" stroke-width="5" opacity=".5"/>`
      );
    case 'scarf':
      return cloth(person, main, k + 14, 196, 276) + scarf(person, mix(second, main, 0.25), main);
    default:
      return cloth(person, main, k + 12, 198, 272) + rim(darker(main, 0.18), k + 12, 198, 272);
  }
}

function scarf({ neck: k }: Person, color: Color, stripe: Color): string {
  return svg`<path d="M70 244C88 300 100 400 92 520L28 530C34 420 30 320 22 262Z" fill="${darker(color, 0.1)}"/><path d="M${-k - 14} 150C${-k - 62} 176 ${-k - 66} 226 ${-k - 20} 258C-40 300 60 300 ${k + 26} 256C${k + 62} 226 ${k + 58} 172 ${k + 14} 150C${k} 196 ${-k} 200 ${-k - 14} 150Z" fill="${color}"/><path d="M${-k - 40} 206C-40 256 40 262 ${k + 44} 206M${-k - 30} 238C-40 280 40 284 ${k + 34} 240" fill="none" stroke="${stripe}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;
}

function necklace({ neck: k, earrings }: Person, fallback: Color): string {
  const color = earrings ?? fallback;
  return svg`<path d="M${-k - 6} 206C${-k + 6} 286 ${k - 6} 286 ${k + 6} 206" fill="none" stroke="${color}" stroke-width="3.5"/><circle cx="0" cy="268" r="8" fill="${color}"/>`;
}
