import { radialGradient, svg, verticalGradient } from '../drawing/svg.ts';
import type { Random } from '../drawing/random.ts';

export const sky = (id: string, top: string, bottom: string) =>
  `<defs>${verticalGradient(id, [
    [0, top],
    [1, bottom],
  ])}</defs><rect width="800" height="1000" fill="url(#${id})"/>`;

export const glow = (id: string, color: string, x: number, y: number, r: number, opacity = 0.8) =>
  `<defs>${radialGradient(id, [
    [0, color, opacity],
    [1, color, 0],
  ])}</defs>` + svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;

/** A rolling edge from left to right at about `y`, filled to the bottom. */
export function ridge(random: Random, y: number, swing: number, color: string, steps = 5): string {
  let path = svg`M0 1000V${y + random.between(-swing, swing)}`;
  const width = 800 / steps;
  let last = y;
  for (let step = 1; step <= steps; step++) {
    const next = y + random.between(-swing, swing);
    const x = step * width;
    path += svg`C${x - width * 0.6} ${last} ${x - width * 0.4} ${next} ${x} ${next}`;
    last = next;
  }
  return svg`<path d="${path}V1000Z" fill="${color}"/>`;
}

export function peaks(random: Random, y: number, color: string, snow: string | null): string {
  let out = '';
  for (let index = 0; index < 4; index++) {
    const x = -40 + index * 240 + random.between(-40, 40);
    const top = y - random.between(90, 230);
    const half = random.between(190, 260);
    const base = y + 180;
    out += svg`<path d="M${x - half} ${base}L${x} ${top}L${x + half} ${base}Z" fill="${color}"/><path d="M${x} ${top}L${x + half} ${base}H${x + half * 0.1}L${x + 14} ${top + 120}Z" fill="#2d3d58" opacity=".13"/>`;
    if (snow)
      out += svg`<path d="M${x} ${top}L${x - half * 0.24} ${top + (base - top) * 0.24}l${half * 0.12} -10l${half * 0.1} 22l${half * 0.12} -20L${x + half * 0.24} ${top + (base - top) * 0.24}Z" fill="${snow}"/>`;
  }
  return out;
}

export function bushes(random: Random, y: number, color: string, count: number, size: number): string {
  let out = '';
  for (let index = 0; index < count; index++) {
    const x = (index + random.between(0, 1)) * (800 / count);
    out += svg`<ellipse cx="${x}" cy="${y + random.between(-20, 40)}" rx="${size * random.between(0.8, 1.3)}" ry="${size * random.between(0.7, 1.1)}"/>`;
  }
  return svg`<g fill="${color}">${out}<rect y="${y + 20}" width="800" height="${1000 - y}"/></g>`;
}

export function dots(
  random: Random,
  count: number,
  fromY: number,
  toY: number,
  r: number,
  colors: readonly [string, ...string[]],
): string {
  let out = '';
  for (let index = 0; index < count; index++) {
    out += svg`<circle cx="${random.between(0, 800)}" cy="${random.between(fromY, toY)}" r="${r * random.between(0.6, 1.3)}" fill="${random.pick(colors)}"/>`;
  }
  return out;
}
