import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';

export function glasses({ glasses: kind, glassesColor, eyes, head }: Person): string {
  if (kind === 'none') return '';
  const x = eyes.apart + 1;
  const lens = (side: 1 | -1) => {
    const at = side * x;
    const paint = svg`fill="#fff" fill-opacity=".13" stroke="${glassesColor}" stroke-width="6"`;
    if (kind === 'round') return svg`<circle cx="${at}" cy="-2" r="39" ${paint}/>`;
    if (kind === 'square') return svg`<rect x="${at - 43}" y="-33" width="86" height="62" rx="13" ${paint}/>`;
    return svg`<path d="M${at - side * 38} -26Q${at} -38 ${at + side * 46} -32C${at + side * 47} 10 ${at + side * 28} 31 ${at} 31C${at - side * 30} 31 ${at - side * 40} 6 ${at - side * 38} -26Z" stroke-linejoin="round" ${paint}/>`;
  };
  const gap = kind === 'round' ? 39 : kind === 'square' ? 43 : 38;
  const bridge = svg`<path d="M${-x + gap} -10Q0 -22 ${x - gap} -10M${-x - 42} -14L${-head.temple - 4} -8M${x + 42} -14L${head.temple + 4} -8" fill="none" stroke="${glassesColor}" stroke-width="6" stroke-linecap="round"/>`;
  const glint = svg`<path d="M${-x - 16} -20l-12 22M${x - 12} -22l-12 22" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`;
  return lens(-1) + lens(1) + bridge + glint;
}
