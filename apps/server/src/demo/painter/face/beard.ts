import { mix } from '../drawing/color.ts';
import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';

/** Beard under the mouth and moustache over it, drawn before the mouth. */
export function beard(person: Person): string {
  const { beard: kind, hair } = person;
  switch (kind) {
    case 'none':
      return '';
    case 'stubble':
      // A shade of the skin, not hair to see through.
      return jawBeard(person, 3, mix(person.skin.base, hair.brow, 0.2));
    case 'short':
      return jawBeard(person, 8, hair.base) + moustache(person, 0.8);
    case 'full':
      return jawBeard(person, 26, hair.base) + strands(person, 26) + moustache(person, 1);
    case 'goatee':
      return goatee(person) + moustache(person, 0.85);
    case 'moustache':
      return moustache(person, 1.1);
  }
}

function jawBeard({ head, mouth }: Person, longer: number, color: string): string {
  const { temple: t, cheek: c, jaw: j, chinY } = head;
  const y = chinY + longer;
  const w = mouth.width + 12;
  return svg`<path d="M${-t + 1} -18C${-t + 1} 5 ${-c - 5} 24 ${-c - 1} 58C${-c + 4} 96 ${-j - 14} ${chinY - 44} ${-j + 2} ${y - 30}C${-j + 24} ${y - 4} -36 ${y} 0 ${y}C36 ${y} ${j - 24} ${y - 4} ${j - 2} ${y - 30}C${j + 14} ${chinY - 44} ${c - 4} 96 ${c + 1} 58C${c + 5} 24 ${t - 1} 5 ${t - 1} -18C${t - 10} 20 ${c - 16} 62 ${w + 10} 74C${w - 6} 70 30 62 0 66C-30 62 ${-w + 6} 70 ${-w - 10} 74C${-c + 16} 62 ${-t + 10} 20 ${-t + 1} -18Z" fill="${color}"/>`;
}

function strands({ head, hair }: Person, longer: number): string {
  const y = head.chinY + longer;
  return svg`<path d="M-60 118Q-54 ${y - 30} -36 ${y - 14}M-22 128Q-20 ${y - 22} -10 ${y - 7}M22 128Q20 ${y - 22} 12 ${y - 7}M60 118Q54 ${y - 30} 38 ${y - 14}" fill="none" stroke="${hair.light}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`;
}

function moustache({ hair, mouth }: Person, size: number): string {
  const w = (mouth.width + 6) * size;
  return svg`<path d="M0 66C-16 58 ${-w * 0.7} 66 ${-w} 90C${-w * 0.6} 86 -18 ${80 + size * 5} 0 80C18 ${80 + size * 5} ${w * 0.6} 86 ${w} 90C${w * 0.7} 66 16 58 0 66Z" fill="${hair.base}"/><path d="M-10 70Q${-w * 0.5} 70 ${-w * 0.75} 82M10 70Q${w * 0.5} 70 ${w * 0.75} 82" fill="none" stroke="${hair.light}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
}

function goatee({ head, hair }: Person): string {
  const y = head.chinY + 12;
  return svg`<path d="M-44 112C-50 140 -34 ${y} 0 ${y}C34 ${y} 50 140 44 112C26 124 -26 124 -44 112Z" fill="${hair.base}"/>`;
}
