import { darker, lighter, type Color } from '../drawing/color.ts';
import { svg } from '../drawing/svg.ts';
import type { Person } from '../person.ts';
import { buttons, cloth, collar, rim } from './parts.ts';

/** A hood behind the neck, its cords in front. */
export function hoodie(person: Person, color: Color, cords: Color): string {
  const k = person.neck;
  const hood = lighter(color, 0.1);
  return (
    cloth(person, color, k + 16, 198, 300) +
    svg`<path d="M${-k - 4} 150C${-k - 70} 170 ${-k - 84} 226 ${-k - 46} 262C${-k - 10} 300 -30 322 0 330C30 322 ${k + 10} 300 ${k + 46} 262C${k + 84} 226 ${k + 70} 170 ${k + 4} 150C${k + 16} 220 40 274 0 284C-40 274 ${-k - 16} 220 ${-k - 4} 150Z" fill="${hood}" stroke="${darker(color, 0.25)}" stroke-opacity=".5" stroke-width="4"/><path d="M-26 316C-32 370 -24 400 -30 440M26 316C30 372 24 396 32 452" fill="none" stroke="${cords}" stroke-width="8" stroke-linecap="round"/><path d="M-150 960V700Q0 660 150 700V960" fill="none" stroke="${darker(color, 0.25)}" stroke-width="6" opacity=".5"/>`
  );
}

/** A striped shirt with a wide neck. */
export function striped(person: Person, color: Color, stripes: Color): string {
  const { neck: k, shoulders: s } = person;
  let lines = '';
  for (let y = 326; y < 960; y += 58) {
    // Shoulders slope.
    const half = s * (y < 360 ? 0.93 : y < 420 ? 1.03 : 1.1);
    lines += svg`M${-half} ${y}Q0 ${y + 26} ${half} ${y}`;
  }
  return (
    cloth(person, color, k + 22, 212, 300) +
    svg`<path d="${lines}" fill="none" stroke="${stripes}" stroke-width="17"/>` +
    rim(stripes, k + 22, 212, 300)
  );
}

/** A jacket that stands open over what was drawn before. */
export function openJacket({ neck: k, shoulders: s }: Person, color: Color): string {
  const seam = lighter(color, 0.4);
  const side = (d: 1 | -1) =>
    svg`<path d="M${d * (k + 14)} 186C${d * (k + 34)} 226 ${d * s * 0.6} 250 ${d * s * 0.8} 274C${d * s * 1.03} 304 ${d * s * 1.12} 390 ${d * s * 1.16} 480L${d * s * 1.28} 960H${d * 100}C${d * 84} 700 ${d * 74} 480 ${d * (k + 6)} 250Z" fill="${color}"/><path d="M${d * (k + 6)} 182L${d * (k + 66)} 250L${d * (k + 30)} 330L${d * 46} 270Z" fill="${lighter(color, 0.12)}" stroke="${darker(color, 0.3)}" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round"/><path d="M${d * 84} 420C${d * 92} 600 ${d * 102} 780 ${d * 110} 950M${d * 130} 470H${d * s * 0.8}" fill="none" stroke="${seam}" stroke-width="4" stroke-dasharray="12 7" opacity=".7"/><path d="M${d * s * 0.84} 440C${d * s * 0.78} 560 ${d * s * 0.82} 700 ${d * s * 0.86} 900" fill="none" stroke="${darker(color, 0.35)}" stroke-width="6" stroke-linecap="round" opacity=".5"/>`;
  return side(-1) + side(1);
}

/** A blouse with a bow, and pearls over it. */
export function blouse(person: Person, color: Color, bow: Color): string {
  const k = person.neck;
  let pearls = '';
  for (let at = 0; at <= 14; at++) {
    const share = at / 7 - 1;
    pearls += svg`<circle cx="${share * (k + 4)}" cy="${210 + (1 - share * share) * 62}" r="8.5"/>`;
  }
  return (
    cloth(person, color, k + 14, 196, 290, true) +
    buttons(color, 350, 7) +
    svg`<path d="M0 300C-40 270 -84 276 -90 306C-84 334 -40 330 0 306C40 330 84 334 90 306C84 276 40 270 0 300ZM-8 306L-44 420L-14 410L0 316L14 410L44 420L8 306Z" fill="${bow}" stroke="${darker(bow, 0.25)}" stroke-opacity=".6" stroke-width="3" stroke-linejoin="round"/>` +
    svg`<g fill="#f7f1e6" stroke="#cdbfae" stroke-width="1.5">${pearls}</g>`
  );
}

/** A knitted vest over shirt and tie. */
export function vest(person: Person, color: Color, shirt: Color): string {
  const { neck: k, shoulders: s } = person;
  const tie = darker(color, 0.35);
  return (
    cloth(person, shirt, k + 12, 190, 280, true) +
    svg`<path d="M-24 262H24L16 300L34 470L0 500L-34 470L-16 300Z" fill="${tie}"/><path d="M-18 330L26 352M-24 390L30 414" stroke="${lighter(tie, 0.4)}" stroke-width="8"/>` +
    svg`<path d="M${-k - 30} 212L0 450L${k + 30} 212C${k + 60} 236 ${s * 0.56} 250 ${s * 0.66} 262C${s * 0.6} 360 ${s * 0.74} 440 ${s * 0.8} 520L${s * 0.86} 960H${-s * 0.86}L${-s * 0.8} 520C${-s * 0.74} 440 ${-s * 0.6} 360 ${-s * 0.66} 262C${-s * 0.56} 250 ${-k - 60} 236 ${-k - 30} 212Z" fill="${color}"/><path d="M${-k - 30} 212L0 450L${k + 30} 212" fill="none" stroke="${darker(color, 0.22)}" stroke-width="14" stroke-linejoin="round"/>` +
    collar(shirt, k, 268)
  );
}
