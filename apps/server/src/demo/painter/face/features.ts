import { darker } from '../drawing/color.ts';
import type { Person } from '../person.ts';
import { svg } from '../drawing/svg.ts';
import { byStage } from '../years.ts';

/** What the moment does to a face; changes from picture to picture. */
export interface Expression {
  smile: 'closed' | 'open' | 'soft' | 'broad' | 'wry';
  /** Where the eyes look, -1 left to 1 right. */
  gaze: number;
  /** How far the face is turned, -1 to 1: about 25 degrees. */
  turn: number;
  /** No face is even: how far mouth and brows lean, -1 to 1. */
  lean: number;
}

/** Where the features stand on a head turned so far: they wander over it, and what is far gets narrower. */
export const turned = (turn: number): string =>
  svg`translate(${turn * 19} 0) scale(${1 - Math.abs(turn) * 0.05} 1)`;

export function eyes(
  { eyes: e, iris, gender, skin, stage, hair }: Person,
  { gaze, smile, turn }: Expression,
): string {
  const laughs = smile === 'open' ? 0.84 : smile === 'broad' ? 0.72 : 1;
  // Lids grow heavy: the eye gets lower, its outer corner sinks, and a fold lies over it.
  const height = e.height * laughs * byStage(stage, [1.04, 0.99, 0.92, 0.82, 0.72]);
  const sinks = byStage(stage, [0, 0.5, 1.5, 3.5, 5.5]);
  const fold = byStage(stage, [0, 0.1, 0.45, 0.8, 1]);
  // Who is young makes more of lashes.
  const lashes = gender === 'female' ? byStage(stage, [4.4, 4, 3.4, 2.8, 2.4]) : 3;
  const lash = gender === 'female' ? darker(hair.brow, 0.65) : darker(skin.line, 0.35);
  const one = (side: 1 | -1) => {
    const far = Math.max(0, side * turn);
    const w = e.width * (1 - 0.17 * far);
    const x = side * e.apart * (1 - 0.07 * far);
    const inner = -side * w;
    const outer = side * w;
    const lift = sinks - e.tilt;
    const almond = svg`M${inner} 3C${inner * 0.55} ${-height * 1.15} ${outer * 0.5} ${-height * 1.25} ${outer} ${lift}C${outer * 0.55} ${height * 0.85} ${inner * 0.5} ${height * 0.95} ${inner} 3Z`;
    const lid = svg`M${inner} 3C${inner * 0.55} ${-height * 1.15} ${outer * 0.5} ${-height * 1.25} ${outer} ${lift}`;
    const flick = gender === 'female' && stage < 4 ? svg`l${side * 5} -3.5` : '';
    const crease = svg`M${inner * 0.8} ${-height * 0.75}C${inner * 0.4} ${-height * 1.6} ${outer * 0.5} ${-height * 1.75} ${outer * 1.05} ${-height * 0.5}`;
    const heavy = svg`M${inner * 0.7} ${-height * 0.95}C${inner * 0.3} ${-height * 1.5} ${outer * 0.6} ${-height * 1.5} ${outer * 1.16} ${lift + 3}C${outer * 0.7} ${-height * 0.55} ${inner * 0.1} ${-height * 0.95} ${inner * 0.7} ${-height * 0.95}Z`;
    const hood =
      fold < 0.2
        ? ''
        : svg`<path d="${heavy}" fill="${skin.base}" fill-opacity="${(0.5 + fold * 0.45).toFixed(2)}" stroke="${skin.line}" stroke-opacity="${(fold * 0.45).toFixed(2)}" stroke-width="2.2" stroke-linejoin="round"/>`;
    const look = gaze * 6;
    return svg`<g transform="translate(${x} -6)"><path d="${almond}" fill="#f8f1e8"/><g transform="translate(${look} ${-height * 0.1})"><circle r="${height * 0.86}" fill="${iris}" stroke="${darker(iris, 0.45)}" stroke-width="2"/><circle r="${height * 0.42}" fill="#1c1614"/><circle cx="${height * 0.3}" cy="${-height * 0.32}" r="${height * 0.22}" fill="#fff"/></g><path d="${lid}${flick}" fill="none" stroke="${lash}" stroke-width="${lashes}" stroke-linecap="round" stroke-linejoin="round"/>${hood}<path d="${crease}" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round"/><path d="M${inner * 0.6} ${height * 0.78}Q0 ${height * 1.15} ${outer * 0.8} ${height * 0.4}" fill="none" stroke="${skin.shade}" stroke-width="2.4" stroke-linecap="round"/></g>`;
  };
  return one(-1) + one(1);
}

export function brows({ brow, eyes: e, hair, gender, stage }: Person, { lean }: Expression): string {
  // Women's get thin, men's bushy.
  const weight =
    brow.weight * byStage(stage, gender === 'female' ? [1.25, 1.1, 0.9, 0.7, 0.5] : [1, 1, 1.05, 1.15, 1.35]);
  const sunk = byStage(stage, [0, 0, 1, 3, 5]);
  const one = (s: 1 | -1) => {
    const lift = s * lean * 3;
    const inner = s * (e.apart - e.width - 2);
    const outer = s * (e.apart + e.width + 9);
    const y = -brow.height - 6 - lift + sunk;
    return svg`<path d="M${inner} ${y + 6}C${s * (e.apart - 8)} ${y - brow.arch} ${s * (e.apart + 10)} ${y - brow.arch} ${outer} ${y + 5}C${s * (e.apart + 10)} ${y - brow.arch + weight * 0.7} ${s * (e.apart - 8)} ${y - brow.arch + weight} ${inner} ${y + 6 + weight * 0.8}Z" fill="${hair.brow}" stroke="${hair.brow}" stroke-width="2" stroke-linejoin="round"/>`;
  };
  return one(-1) + one(1);
}

export function nose({ nose: o, skin }: Person, { turn }: Expression): string {
  const w = o.width;
  const y = o.length;
  const x = turn * 13;
  const side = turn < 0 ? 1 : -1;
  return svg`<path d="M${side * 13} -14C${side * 9 + x} 12 ${side * (w * 0.6) + x} ${y - 18} ${side * (w * 0.75) + x} ${y - 8}L${x + side * 2} ${y - 4}C${x} 10 ${side * 5} 0 ${side * 13} -14Z" fill="${skin.shade}" opacity=".5"/><ellipse cx="${x - side * 2}" cy="${y - 12}" rx="${w * 0.3}" ry="8" fill="${skin.light}" opacity=".6"/><path d="M${x - w} ${y - 7}C${x - w - 3} ${y + 4} ${x - w * 0.5} ${y + 3} ${x - w * 0.42} ${y + 1}Q${x} ${y + 9} ${x + w * 0.42} ${y + 1}C${x + w * 0.5} ${y + 3} ${x + w + 3} ${y + 4} ${x + w} ${y - 7}" fill="none" stroke="${skin.line}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`;
}

export function mouth({ mouth: m, skin, gender, stage }: Person, { smile, turn, lean }: Expression): string {
  const y = 92;
  const w = m.width * { closed: 1.06, open: 1.06, soft: 0.92, broad: 1.2, wry: 0.98 }[smile];
  const up = { closed: 10, open: 10, soft: 5, broad: 14, wry: 7 }[smile];
  // Lips get thinner.
  const f = m.fullness * byStage(stage, [1.1, 1, 0.82, 0.6, 0.42]);
  const creases =
    stage < 4
      ? ''
      : svg`<path d="M-22 ${y - f - 9}l2 -9M-8 ${y - f - 9}l1 -9M8 ${y - f - 9}l-1 -9M22 ${y - f - 9}l-2 -9" fill="none" stroke="${skin.shade}" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`;
  const tilt = smile === 'wry' ? 5 * Math.sign(lean) : lean * 2;
  const corners = svg`<path d="M${-w - 4} ${y - up - 3}q-4 4 -2 9M${w + 4} ${y - up - 3}q4 4 2 9" fill="none" stroke="${skin.shade}" stroke-width="3.4" stroke-linecap="round"/>`;
  const shadow = svg`<path d="M${-w * 0.4} ${y + f + 19}Q0 ${y + f + 25} ${w * 0.4} ${y + f + 19}" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
  const at = svg`<g transform="translate(${turn * 6} 0) rotate(${tilt} 0 ${y})">${creases}`;
  if (smile === 'open' || smile === 'broad') {
    const low = y + (smile === 'broad' ? 27 : 21);
    const rim = gender === 'female' ? f * 0.62 : f * 0.5;
    return svg`${at}<path d="M${-w} ${y - up}C${-w * 0.4} ${y - 3 - rim} ${-8} ${y - 5 - rim} 0 ${y - 2 - rim}C8 ${y - 5 - rim} ${w * 0.4} ${y - 3 - rim} ${w} ${y - up}C${w * 0.62} ${low + rim + 3} ${-w * 0.62} ${low + rim + 3} ${-w} ${y - up}Z" fill="${skin.lip}"/><path d="M${-w + 5} ${y - up + 2}Q0 ${y + 8} ${w - 5} ${y - up + 2}C${w * 0.52} ${low} ${-w * 0.52} ${low} ${-w + 5} ${y - up + 2}Z" fill="#6d2a2c"/><path d="M${-w + 8} ${y - up + 3}Q0 ${y + 8} ${w - 8} ${y - up + 3}C${w * 0.55} ${low - 7} ${-w * 0.55} ${low - 7} ${-w + 8} ${y - up + 3}Z" fill="#fffaf3"/>${corners}${shadow}</g>`;
  }
  const line = svg`M${-w} ${y - up}C${-w * 0.5} ${y + 5} ${w * 0.5} ${y + 5} ${w} ${y - up}`;
  return svg`${at}<path d="M${-w} ${y - up}C${-w * 0.45} ${y - f * 0.9} -9 ${y - f} 0 ${y - f * 0.7}C9 ${y - f} ${w * 0.45} ${y - f * 0.9} ${w} ${y - up}C${w * 0.55} ${y + f * 1.35 + 4} ${-w * 0.55} ${y + f * 1.35 + 4} ${-w} ${y - up}Z" fill="${skin.lip}"/><path d="M${-w * 0.3} ${y + f * 0.62}Q0 ${y + f * 0.85} ${w * 0.3} ${y + f * 0.62}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".25"/><path d="${line}" fill="none" stroke="${darker(skin.lip, 0.45)}" stroke-width="3.4" stroke-linecap="round"/>${corners}${shadow}</g>`;
}
