import type { Hair } from './hair-layers.ts';
import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';
import { byStage } from '../years.ts';

/** Short hair: sides close to the skull, `top` standing up, hairline at `young`, `youngCorners` cutting into the temples of who is young. */
function short(
  { head: { temple: t }, hair, stage }: Person,
  top: number,
  young: number,
  youngCorners: number,
  lean: number,
): string {
  // The hairline goes up, its corners first.
  const line = young - byStage(stage, [0, 3, 8, 14, 18]);
  const recede = youngCorners + byStage(stage, [0, 5, 12, 18, 22]);
  const o = t + 6;
  const crown = -184 - top;
  const corner = Math.max(line - recede * 0.9, crown + 24);
  return svg`<path d="M${-o} -8C${-o - 8} -70 ${-o - 4} ${crown + 30} ${-50 + lean} ${crown + 4}C${-10 + lean} ${crown - 10} ${60 + lean * 0.4} ${crown - 4} ${84} ${crown + 24}C${o + 6} ${crown + 64} ${o + 8} -70 ${o} -8C${t - 4} -14 ${t - 8} -46 ${t - 12} -70C${t - 16} ${corner + 14} ${t - 30} ${corner - 2} ${t - 46} ${corner}C40 ${line + 10} -30 ${line + 12} ${-t + 46} ${corner}C${-t + 30} ${corner - 2} ${-t + 16} ${corner + 14} ${-t + 12} -70C${-t + 8} -46 ${-t + 4} -14 ${-o} -8Z" fill="${hair.base}"/>`;
}

function streaks({ hair }: Person, paths: string, dark = false): string {
  return svg`<path d="${paths}" fill="none" stroke="${dark ? hair.shade : hair.light}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;
}

/** Shaven sides show as a shade, so that short hair does not look like a cap. */
function temples({ head: { temple: t }, hair, stage }: Person): string {
  const side = (s: 1 | -1) =>
    svg`<path d="M${s * (t + 5)} -20C${s * (t + 4)} -60 ${s * (t - 2)} -90 ${s * (t - 14)} -104C${s * (t - 18)} -76 ${s * (t - 12)} -40 ${s * (t - 8)} -4Z" fill="${hair.temple}" opacity="${stage < 1 ? 0.5 : 0.9}"/>`;
  return side(-1) + side(1);
}

function sides({ head: { temple: t }, hair, stage }: Person, high: number): string {
  const side = (s: 1 | -1) =>
    svg`<path d="M${s * (t - 8)} 4C${s * (t - 14)} -30 ${s * (t - 10)} -56 ${s * (t - 16)} ${high}C${s * (t - 2)} ${high - 10} ${s * (t + 12)} -60 ${s * (t + 6)} 10C${s * (t + 2)} 24 ${s * (t - 6)} 22 ${s * (t - 8)} 4Z" fill="${stage < 1 ? hair.base : hair.temple}"/><path d="M${s * (t + 2)} -4C${s * (t + 4)} -30 ${s * (t - 2)} -56 ${s * (t - 4)} ${high + 8}" fill="none" stroke="${hair.light}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  return side(-1) + side(1);
}

function curls(t: number): string {
  const circles: string[] = [];
  for (let step = 0; step <= 14; step++) {
    const angle = Math.PI * (1.02 - (step / 14) * 1.04);
    circles.push(
      svg`<circle cx="${Math.cos(angle) * (t - 6)}" cy="${-74 - Math.sin(angle) * 100}" r="${28 + ((step * 5) % 4) * 2.5}"/>`,
    );
  }
  return circles.join('');
}

export const menHair: Record<string, (person: Person) => Hair> = {
  sidePart: (p) => ({
    back: '',
    front:
      short(p, 26, -118, 8, -14) +
      temples(p) +
      streaks(p, 'M-58 -126C-30 -176 40 -186 92 -140M-44 -122C-10 -160 46 -166 96 -116') +
      streaks(p, 'M-62 -122C-66 -150 -60 -176 -46 -196', true),
  }),
  crop: (p) => ({
    back: '',
    front:
      short(p, 10, -124, 10, 0) +
      temples(p) +
      streaks(p, 'M-50 -150l8 -22M-16 -158l6 -24M20 -158l6 -24M54 -148l8 -20'),
  }),
  sweptBack: (p) => ({
    back: '',
    front:
      short(p, 24, -132, 22, 4) +
      temples(p) +
      streaks(
        p,
        'M-52 -138C-46 -170 -30 -194 -6 -204M-14 -132C-8 -164 6 -190 24 -202M28 -134C34 -160 46 -184 62 -192',
      ),
  }),
  curlyShort: (p) => ({
    back: '',
    front: svg`<g fill="${p.hair.base}">${curls(p.head.temple)}</g>${sides(p, -70)}${streaks(p, 'M-84 -140a15 14 0 1 1 22 10M-34 -168a15 14 0 1 1 22 10M20 -170a15 14 0 1 1 22 10M66 -144a15 14 0 1 1 22 10')}`,
  }),
  receding: (p) => ({
    back: '',
    front:
      short(p, 8, -146, 13, 0) +
      temples(p) +
      streaks(p, 'M-56 -166C-30 -182 30 -184 58 -166M-70 -150C-40 -172 0 -176 30 -172'),
  }),
  bald: (p) => ({
    back: '',
    front:
      sides(p, -48) +
      svg`<path d="M-46 -150C-20 -166 20 -166 46 -152" fill="none" stroke="${p.skin.light}" stroke-width="12" stroke-linecap="round" opacity=".6"/>`,
  }),
  tousled: (p) => ({
    back: '',
    front:
      short(p, 34, -112, 2, -6) +
      svg`<path d="M-96 -130C-100 -190 -60 -226 -30 -222L-46 -206C-10 -240 40 -236 60 -218L44 -212C80 -214 106 -176 104 -134C60 -104 20 -116 -20 -128C-50 -122 -76 -118 -96 -130Z" fill="${p.hair.base}"/>` +
      streaks(
        p,
        'M-72 -150C-66 -186 -50 -200 -36 -206M-26 -146C-16 -186 10 -204 34 -206M28 -146C44 -176 60 -190 76 -190',
      ),
  }),
  // Combed over what is left.
  thin: (p) => ({
    back: '',
    front:
      sides(p, -66) +
      svg`<path d="M-92 -128C-70 -176 40 -200 92 -132C50 -164 -20 -160 -92 -128Z" fill="${p.hair.base}" opacity=".75"/>` +
      streaks(p, 'M-84 -136C-50 -170 30 -180 82 -138M-70 -150C-40 -176 20 -182 60 -164', true),
  }),
  wavy: (p) => ({
    back: svg`<path d="M${-p.head.temple - 16} -90C${-p.head.temple - 34} 0 ${-p.head.temple - 16} 60 ${-p.head.temple + 10} 96L${p.head.temple - 10} 96C${p.head.temple + 16} 60 ${p.head.temple + 34} 0 ${p.head.temple + 16} -90Z" fill="${p.hair.shade}"/>`,
    front:
      short(p, 30, -120, 14, 8) +
      sides(p, -80) +
      streaks(p, 'M-60 -132C-56 -176 -10 -198 30 -196M-20 -130C-10 -164 40 -176 80 -150'),
  }),
};
