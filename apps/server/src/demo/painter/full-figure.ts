import { darker, lighter, type Color } from './drawing/color.ts';
import type { Random } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';
import type { Person } from './person.ts';

/** Where the soles are, on the head's own grid. */
export const solesY = 1900;

const cloths = ['#39455e', '#4c5560', '#7a6a58', '#5b6b4f', '#2f3a4c', '#8a7c68'] as const;
const shoes = ['#4a342a', '#2d2a2c', '#7b5238', '#e9e4da'] as const;

/** What is below the chest, for who is seen from head to foot; drawn before the chest. */
export function lowerBody(person: Person, sleeves: Color, random: Random): string {
  const { shoulders: s, gender, stage } = person;
  const cloth = random.pick(cloths);
  const shoe = random.pick(shoes);
  const skirt = gender === 'female' && random.chance(0.2 + stage * 0.1);
  const hip = s * 0.84;
  const hem = skirt ? 1480 : solesY - 50;
  const leg = (d: 1 | -1) =>
    skirt
      ? svg`<path d="M${d * 34} 1400L${d * 44} ${solesY - 30}H${d * 106}L${d * 128} 1400Z" fill="${person.skin.base}"/>`
      : svg`<path d="M${d * 6} 1000L${d * 26} ${hem}H${d * 142}L${d * hip} 900L0 900Z" fill="${d === 1 ? darker(cloth, 0.12) : cloth}"/><path d="M${d * 84} 1150L${d * 84} ${hem - 20}" stroke="${darker(cloth, 0.3)}" stroke-width="7" opacity=".4"/>`;
  const foot = (d: 1 | -1) =>
    svg`<path d="M${d * 30} ${solesY - 64}H${d * 126}L${d * 150} ${solesY - 22}Q${d * 158} ${solesY} ${d * 140} ${solesY}H${d * 34}Q${d * 20} ${solesY - 30} ${d * 30} ${solesY - 64}Z" fill="${shoe}"/>`;
  const hand = (d: 1 | -1) =>
    svg`<path d="M${d * s * 0.9} 900L${d * s * 0.94} 1010Q${d * s * 1.04} 1060 ${d * s * 1.14} 1010L${d * s * 1.18} 900Z" fill="${person.skin.base}"/>`;
  const dress = skirt
    ? svg`<path d="M${-hip} 860C${-hip - 40} 1120 ${-hip - 70} 1330 ${-hip - 80} ${hem}Q0 ${hem + 40} ${hip + 80} ${hem}C${hip + 70} 1330 ${hip + 40} 1120 ${hip} 860Z" fill="${cloth}"/><path d="M-60 1000L-90 ${hem}M70 1000L110 ${hem}" stroke="${darker(cloth, 0.25)}" stroke-width="8" opacity=".5"/>`
    : '';
  return (
    svg`<ellipse cx="0" cy="${solesY - 8}" rx="${s * 1.5}" ry="52" fill="#1b2036" opacity=".28"/>` +
    leg(-1) +
    leg(1) +
    foot(-1) +
    foot(1) +
    dress +
    hand(-1) +
    hand(1) +
    svg`<path d="M${-hip} 930Q0 960 ${hip} 930" stroke="${lighter(sleeves, 0.1)}" stroke-width="4" fill="none"/>`
  );
}

/** The chest and arms end here: the jumper at the hips, the sleeves at the wrists. Leaves out what is below. */
export const chestClip = ({ shoulders: s }: Person, id: string): string =>
  svg`<clipPath id="${id}"><path d="M-900 -900H900V500H${s * 1.4}L${s * 1.3} 930H${s * 0.86}L${s * 0.84} 960Q0 1000 ${-s * 0.84} 960L${-s * 0.86} 930H${-s * 1.3}L${-s * 1.4} 500H-900Z"/></clipPath>`;
