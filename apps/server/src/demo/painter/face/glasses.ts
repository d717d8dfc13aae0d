import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';

/** Frames of a generation: thick ones early, half lenses low on the nose when reading gets hard, thin metal and large ones late. */
export function glasses({ glasses: kind, glassesColor, eyes, head, gender }: Person): string {
  if (kind === 'none') return '';
  const x = eyes.apart + 1;
  const thin = kind === 'metal' || kind === 'large' || kind === 'reading';
  const paint = svg`fill="#fff" fill-opacity=".13" stroke="${glassesColor}" stroke-width="${thin ? 4 : 7}"`;
  const lens = (side: 1 | -1) => {
    const at = side * x;
    switch (kind) {
      case 'round':
        return svg`<circle cx="${at}" cy="-2" r="40" ${paint}/>`;
      case 'square':
        return svg`<rect x="${at - 43}" y="-33" width="86" height="62" rx="13" ${paint}/>`;
      case 'metal':
        return svg`<rect x="${at - 42}" y="-24" width="84" height="48" rx="16" ${paint}/>`;
      case 'large':
        return svg`<path d="M${at - side * 40} -30Q${at} -40 ${at + side * 48} -32C${at + side * 54} 14 ${at + side * 34} 46 ${at} 46C${at - side * 34} 46 ${at - side * 46} 10 ${at - side * 40} -30Z" stroke-linejoin="round" ${paint}/>`;
      case 'reading':
        return svg`<path d="M${at - 36} 14H${at + 36}C${at + 38} 36 ${at + 20} 44 ${at} 44C${at - 20} 44 ${at - 38} 36 ${at - 36} 14Z" stroke-linejoin="round" ${paint}/>`;
      default:
        return svg`<path d="M${at - side * 38} -26Q${at} -38 ${at + side * 46} -32C${at + side * 47} 10 ${at + side * 28} 31 ${at} 31C${at - side * 30} 31 ${at - side * 40} 6 ${at - side * 38} -26Z" stroke-linejoin="round" ${paint}/>`;
    }
  };
  const gap = kind === 'round' || kind === 'large' ? 39 : kind === 'reading' ? 36 : 42;
  // What sits low has its bows rising to the ears.
  const y = kind === 'reading' ? 18 : -10;
  const out = kind === 'reading' ? 36 : 42;
  const bridge = svg`<path d="M${-x + gap} ${y}Q0 ${y - 12} ${x - gap} ${y}M${-x - out} ${y - 4}L${-head.temple - 4} -8M${x + out} ${y - 4}L${head.temple + 4} -8" fill="none" stroke="${glassesColor}" stroke-width="${thin ? 4 : 7}" stroke-linecap="round"/>`;
  const glint = thin
    ? ''
    : svg`<path d="M${-x - 16} -20l-12 22M${x - 12} -22l-12 22" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`;
  // A chain keeps them at hand.
  const chain =
    kind === 'large' && gender === 'female'
      ? svg`<path d="M${-head.temple - 4} -4C${-head.temple - 22} 70 ${-head.temple - 6} 150 -70 210M${head.temple + 4} -4C${head.temple + 22} 70 ${head.temple + 6} 150 70 210" fill="none" stroke="${glassesColor}" stroke-width="4" stroke-dasharray="5 4"/>`
      : '';
  return chain + lens(-1) + lens(1) + bridge + glint;
}
