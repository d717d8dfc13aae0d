import { darker, lighter } from './drawing/color.ts';
import type { Random } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';

/** A rowing boat, its oars in the water; stands before whoever sits in it, on the grid of the picture. */
export function rowingBoat(x: number, random: Random): string {
  const wood = random.pick(['#8d5f3f', '#3f6a86', '#a24a4f', '#e9dfcc']);
  const rim = lighter(wood, 0.45);
  const oar = (d: 1 | -1) =>
    svg`<path d="M${d * 96} 716L${d * 372} 888" stroke="#c7a273" stroke-width="13" stroke-linecap="round"/><path d="M${d * 352} 868l${d * 62} 26l${d * -14} 26l${d * -60} -34Z" fill="#d8b88a"/>`;
  return svg`<g transform="translate(${x} 0)">${oar(-1)}${oar(1)}<path d="M-330 742Q0 830 330 742C318 850 250 930 190 946Q0 970 -190 946C-250 930 -318 850 -330 742Z" fill="${wood}"/><path d="M-318 800Q0 886 318 800M-290 858Q0 936 290 858" fill="none" stroke="${darker(wood, 0.3)}" stroke-width="6" opacity=".5"/><path d="M-336 738Q0 828 336 738" fill="none" stroke="${rim}" stroke-width="24" stroke-linecap="round"/><path d="M-300 948Q-150 920 0 950T300 948" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/></g>`;
}

/** What of somebody is seen over the rim: no more, or they would be under water. */
export const aboard = (id: string): string =>
  svg`<clipPath id="${id}"><path d="M0 0H800V820H0Z"/></clipPath>`;
