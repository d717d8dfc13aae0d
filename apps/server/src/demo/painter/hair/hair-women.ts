import type { Hair } from './hair-layers.ts';
import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';

/** The cap of hair over the skull. `part` is where it divides, `fringe` how deep it falls, `wide` how far it stands off. */
function cap(
  { head: { temple: t }, hair, stage, eyes }: Person,
  part: number,
  fringe: number,
  wide: number,
  low: number,
): string {
  const o = t + wide;
  const top = -190 - wide * 1.1;
  const shape = svg`M${-o} ${low}C${-o - 12} -90 ${-o * 0.82} ${top} 0 ${top}C${o * 0.82} ${top} ${o + 12} -90 ${o} ${low}C${t - 2} ${low + 6} ${t - 6} -40 ${t - 12} -62C${t - 34} ${-100 + fringe * 0.4} ${part + 36} -104 ${part} -138C${part - 20} ${-104 + fringe} ${-t + 34} ${-92 + fringe} ${-t + 10} -50C${-t + 6} -30 ${-t + 2} ${low + 6} ${-o} ${low}Z`;
  const shine = svg`<path d="M${part + 10} -158C${part + 60} -146 ${t - 16} -110 ${t + wide * 0.4} -50M${part - 14} -156C${part - 60} -140 ${-t + 14} -106 ${-t - wide * 0.4} -46" fill="none" stroke="${hair.light}" stroke-width="7" stroke-linecap="round" opacity=".55"/>`;
  const depth = svg`<path d="M${part + 4} -146C${part + 40} -118 ${t - 34} -100 ${t - 14} -66M${part} -140C${part - 24} -110 ${-t + 40} -94 ${-t + 12} -54M${part} -146C${part + 2} -168 ${part + 4} ${top + 16} ${part + 8} ${top + 8}" fill="none" stroke="${hair.shade}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
  // With half of them grey shows at the parting and over the temples first, with the others in every strand.
  const first =
    stage < 1 || stage >= 3 || eyes.apart > 54
      ? ''
      : svg`<path d="M${part} -142C${part + 30} -124 ${t - 44} -108 ${t - 20} -72M${part - 2} -138C${part - 26} -112 ${-t + 46} -98 ${-t + 18} -60M${part + 2} -150C${part + 3} -166 ${part + 5} ${top + 22} ${part + 8} ${top + 14}" fill="none" stroke="${hair.temple}" stroke-width="${stage < 2 ? 8 : 13}" stroke-linecap="round" opacity=".85"/>`;
  return svg`<path d="${shape}" fill="${hair.base}"/>${depth}${shine}${first}`;
}

/** Hair hanging behind the face down to `low`, `wide` beyond the temples, turning in (positive) or out at the ends. */
function curtain({ head: { temple: t }, hair }: Person, low: number, wide: number, turnIn: number): string {
  const o = t + wide;
  const shape = svg`M0 -206C${-o * 0.9} -206 ${-o - 8} -110 ${-o} -20C${-o + 4} ${low * 0.4} ${-o - 12} ${low * 0.7} ${-o + turnIn} ${low}Q0 ${low + 26} ${o - turnIn} ${low}C${o + 12} ${low * 0.7} ${o - 4} ${low * 0.4} ${o} -20C${o + 8} -110 ${o * 0.9} -206 0 -206Z`;
  return svg`<path d="${shape}" fill="${hair.shade}"/>`;
}

/** Locks in front of the shoulders on both sides. */
function locks({ head: { temple: t }, hair }: Person, low: number, wide: number): string {
  const side = (s: 1 | -1) => {
    const o = s * (t + wide);
    const i = s * (t - 8);
    const tip = s * (t + wide * 0.4 - 6);
    return svg`<path d="M${i} -56C${i + s * 8} 30 ${i - s * 16} ${low * 0.4} ${i - s * 8} ${low * 0.75}C${i - s * 5} ${low * 0.92} ${tip - s * 10} ${low + 6} ${tip} ${low + 18}C${tip + s * 6} ${low} ${o + s * 16} ${low * 0.85} ${o + s * 9} ${low * 0.5}C${o + s * 5} ${low * 0.3} ${o - s * 2} 30 ${o} -44Z" fill="${hair.base}"/><path d="M${i + s * 11} -30C${i + s * 18} 40 ${i} ${low * 0.45} ${i + s * 6} ${low * 0.85}" fill="none" stroke="${hair.shade}" stroke-width="4" stroke-linecap="round" opacity=".5"/><path d="M${o - s * 9} -30C${o - s * 12} 40 ${o + s * 2} ${low * 0.45} ${o - s * 4} ${low * 0.8}" fill="none" stroke="${hair.light}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
  };
  return side(-1) + side(1);
}

/** Which side the parting is on follows from the eyes, so that it needs no choice of its own. */
const partOf = (person: Person, far: number) => (person.eyes.tilt > 0.5 ? far : -far);

function curls({ head: { temple: t }, hair }: Person): string {
  const ring: string[] = [];
  for (let step = 0; step <= 18; step++) {
    const angle = Math.PI * (1.2 - (step / 18) * 1.4);
    const radius = 34 + 8 * Math.max(0, Math.sin(angle)) + ((step * 7) % 5) * 2;
    const x = Math.cos(angle) * (t + (angle < 0.3 || angle > 2.84 ? 34 : 20));
    const y = -56 - Math.sin(angle) * 122;
    ring.push(svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  }
  const swirls: string[] = [];
  for (let step = 1; step <= 17; step += 2) {
    const angle = Math.PI * (1.18 - (step / 18) * 1.36);
    const x = Math.cos(angle) * (t + 26);
    const y = -58 - Math.sin(angle) * 126;
    swirls.push(svg`M${x - 16} ${y + 4}a16 15 0 1 1 24 12`);
  }
  return svg`<g fill="${hair.base}">${ring.join('')}</g><path d="${swirls.join('')}" fill="none" stroke="${hair.light}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
}

export const womenHair: Record<string, (person: Person) => Hair> = {
  bob: (p) => ({
    back: curtain(p, 128, 30, 26),
    front: cap(p, partOf(p, 34), 16, 18, 20) + locks(p, 112, 26),
  }),
  lob: (p) => ({
    back: curtain(p, 196, 32, 10),
    front: cap(p, partOf(p, 12), -4, 18, 10) + locks(p, 190, 26),
  }),
  long: (p) => ({
    back: curtain(p, 330, 40, 0),
    front: cap(p, partOf(p, 28), 0, 20, 10) + locks(p, 320, 34),
  }),
  wavyLong: (p) => ({
    back: curtain(p, 290, 56, -24),
    front: cap(p, partOf(p, 40), 10, 30, 20) + locks(p, 270, 52),
  }),
  layered: (p) => ({
    back: curtain(p, 170, 42, -16),
    front: cap(p, partOf(p, 44), 26, 24, 30) + locks(p, 150, 42),
  }),
  pixie: (p) => ({ back: '', front: cap(p, partOf(p, 52), 30, 12, 4) }),
  bun: (p) => ({
    back: svg`<circle cx="0" cy="-214" r="56" fill="${p.hair.base}"/><path d="M-34 -236a42 40 0 0 1 62 -6M-40 -212a44 40 0 0 1 70 -4" fill="none" stroke="${p.hair.light}" stroke-width="6" stroke-linecap="round" opacity=".5"/>`,
    front: cap(p, partOf(p, 8), -6, 7, -16),
  }),
  ponytail: (p) => {
    const s = p.eyes.tilt > 0.5 ? 1 : -1;
    return {
      back: svg`<path d="M${s * 60} -60C${s * 190} -40 ${s * 176} 120 ${s * 150} 250C${s * 128} 262 ${s * 104} 240 ${s * 100} 220C${s * 116} 120 ${s * 100} 40 ${s * 40} 0Z" fill="${p.hair.shade}"/>`,
      front: cap(p, partOf(p, 20), 6, 9, -8),
    };
  },
  curly: (p) => ({
    // Shorter from sixty on.
    back:
      p.stage < 3
        ? svg`<path d="M0 -220C-190 -220 -214 -60 -190 60C-180 130 -150 176 -96 180H96C150 176 180 130 190 60C214 -60 190 -220 0 -220Z" fill="${p.hair.shade}"/>`
        : svg`<path d="M0 -216C-176 -216 -198 -80 -176 10C-166 66 -140 88 -96 90H96C140 88 166 66 176 10C198 -80 176 -216 0 -216Z" fill="${p.hair.shade}"/>`,
    front: curls(p),
  }),
};
