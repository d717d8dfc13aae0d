import { darker, lighter, mix, type Color } from '../drawing/color.ts';
import type { Person } from '../person.ts';
import type { Random } from '../drawing/random.ts';
import { svg } from '../drawing/svg.ts';
import { blouse, hoodie, openJacket, striped, vest } from './generations.ts';
import { buttons, cloth, collar, lapels, necklace, rim, scarf, under } from './parts.ts';
import { chooseWear, type Wear } from './wardrobe.ts';
import { seenFrom } from '../years.ts';

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

const denim: Color = '#4d6f96';

export interface Dressed {
  readonly drawing: string;
  /** What the arms are in. */
  readonly sleeves: Color;
}

/** Neck, chest and clothes. The wardrobe is the picture's, the build is the person's. */
export function clothedBody(person: Person, random: Random): Dressed {
  const [main, second] = random.pick(cloths);
  const wear = chooseWear(person, random);
  const { skin, neck } = person;
  // Bare skin ends under the clothes; wider, it would peep out at their edges.
  const bare = svg`<path d="M${-neck} 84V150C${-neck - 2} 186 ${-neck - 14} 208 ${-neck - 33} 220L${-neck - 40} 300L0 430L${neck + 40} 300L${neck + 33} 220C${neck + 14} 208 ${neck + 2} 186 ${neck} 150V84Z" fill="${skin.base}"/>`;
  const shadow = svg`<path d="M${-neck} 100C${-neck} 176 -30 214 8 214C40 214 ${neck} 190 ${neck} 150L${neck} 84Z" fill="${skin.shade}" opacity=".75"/>`;
  const collarbones = svg`<path d="M-20 254C-40 244 -62 246 -80 242M20 254C40 244 62 246 80 242" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  return {
    drawing: bare + shadow + collarbones + neckLines(person) + garment(wear, person, main, second),
    sleeves: wear === 'shirt' || wear === 'vest' ? second : wear === 'denim' ? denim : main,
  };
}

/** Rings round the neck from fifty on, and the fold under the chin later. */
function neckLines({ skin, neck, stage, head }: Person): string {
  const line = (d: string, from: number) => {
    const seen = seenFrom(stage, from);
    return seen === 0 ? '' : svg`<path d="${d}" opacity="${(seen * 0.5).toFixed(2)}"/>`;
  };
  const y = head.chinY;
  return svg`<g fill="none" stroke="${skin.line}" stroke-width="4" stroke-linecap="round">${line(svg`M${-neck + 8} ${y + 26}Q0 ${y + 44} ${neck - 8} ${y + 26}`, 2)}${line(svg`M${-neck + 6} ${y + 46}Q0 ${y + 64} ${neck - 6} ${y + 46}`, 3)}${line(svg`M-32 ${y + 2}C-30 ${y + 12} -24 ${y + 20} -14 ${y + 25}M32 ${y + 2}C30 ${y + 12} 24 ${y + 20} 14 ${y + 25}`, 4)}</g>`;
}

function garment(wear: Wear, person: Person, main: Color, second: Color): string {
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
    case 'hoodie':
      return hoodie(person, main, second);
    case 'striped':
      return striped(person, second, main);
    case 'denim':
      return cloth(person, second, k + 14, 198, 280) + openJacket(person, denim);
    case 'blouse':
      return blouse(person, lighter(second, 0.2), main);
    case 'vest':
      return vest(person, main, second);
    default:
      return cloth(person, main, k + 12, 198, 272) + rim(darker(main, 0.18), k + 12, 198, 272);
  }
}
