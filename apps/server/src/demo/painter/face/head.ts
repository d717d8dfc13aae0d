import type { Person } from '../person.ts';
import { n, svg } from '../drawing/svg.ts';
import { byStage } from '../years.ts';

/** Outline of the head, chin to crown; the same path is drawn, shaded and clipped with. Later the cheeks hang over the jaw. */
export function headPath({ head, stage }: Person): string {
  const { temple: t, cheek: c, jaw: j, chin: h, chinY: y } = head;
  const g = byStage(stage, [0, 0, 4, 10, 16]);
  return svg`M${-t} -50C${-t} 0 ${-c - 4} 20 ${-c} 58C${-c + 5} 92 ${-j - 12 - g} ${y - 50} ${-j + 4 - g * 0.3} ${y - 34 + g * 0.5}C${-j + 24 + g} ${y - 10 + g * 0.2} ${-h} ${y} 0 ${y}C${h} ${y} ${j - 24 - g} ${y - 10 + g * 0.2} ${j - 4 + g * 0.3} ${y - 34 + g * 0.5}C${j + 12 + g} ${y - 50} ${c - 5} 92 ${c} 58C${c + 4} 20 ${t} 0 ${t} -50C${t} -142 72 -182 0 -182C-72 -182 ${-t} -142 ${-t} -50Z`;
}

/** Of a turned head the far one is out of sight. */
export function ears({ head, skin, earrings, stage }: Person, turn: number): string {
  const ear = (side: 1 | -1) => {
    if (side * turn > 0.45) return '';
    const x = side * (head.temple - 1 - Math.max(0, -side * turn) * 5);
    const length = byStage(stage, [31, 32, 33, 36, 39]);
    const ring = earrings
      ? stage < 3
        ? svg`<circle cx="${x + side * 5}" cy="${24 + length * 0.86}" r="13" fill="none" stroke="${earrings}" stroke-width="4"/>`
        : svg`<circle cx="${x + side * 4}" cy="${15 + length * 0.86}" r="8.5" fill="${earrings}"/><circle cx="${x + side * 2}" cy="${13 + length * 0.86}" r="3" fill="#fff"/>`
      : '';
    return svg`<ellipse cx="${x}" cy="14" rx="17" ry="${length}" fill="${skin.base}" transform="rotate(${side * 8} ${x} 14)"/><path d="M${x + side * 8} -4C${x + side * 12} 6 ${x + side * 9} 20 ${x + side * 2} 28" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>${ring}`;
  };
  return ear(-1) + ear(1);
}

export function freckles({ freckles: has, skin }: Person): string {
  if (!has) return '';
  const dots = [
    [-66, 34],
    [-52, 28],
    [-40, 38],
    [-58, 44],
    [-30, 30],
    [-74, 24],
    [66, 34],
    [52, 28],
    [40, 38],
    [58, 44],
    [30, 30],
    [74, 24],
    [-8, 26],
    [10, 22],
  ];
  return `<g fill="${skin.shade}" opacity=".65">${dots.map(([x = 0, y = 0]) => `<circle cx="${n(x)}" cy="${n(y)}" r="2.4"/>`).join('')}</g>`;
}
