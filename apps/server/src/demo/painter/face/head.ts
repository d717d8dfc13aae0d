import type { Person } from '../person.ts';
import { n, svg } from '../drawing/svg.ts';

/** Outline of the head, chin to crown; the same path is drawn, shaded and clipped with. */
export function headPath({ head }: Person): string {
  const { temple: t, cheek: c, jaw: j, chin: h, chinY: y } = head;
  return svg`M${-t} -50C${-t} 0 ${-c - 4} 20 ${-c} 58C${-c + 5} 92 ${-j - 12} ${y - 50} ${-j + 4} ${y - 34}C${-j + 24} ${y - 10} ${-h} ${y} 0 ${y}C${h} ${y} ${j - 24} ${y - 10} ${j - 4} ${y - 34}C${j + 12} ${y - 50} ${c - 5} 92 ${c} 58C${c + 4} 20 ${t} 0 ${t} -50C${t} -142 72 -182 0 -182C-72 -182 ${-t} -142 ${-t} -50Z`;
}

export function ears({ head, skin, earrings, ageShare }: Person): string {
  const ear = (side: 1 | -1) => {
    const x = side * (head.temple - 1);
    const length = 32 + ageShare * 5;
    const ring = earrings
      ? svg`<circle cx="${x + side * 5}" cy="${16 + length * 0.86}" r="6.5" fill="${earrings}"/>`
      : '';
    return svg`<ellipse cx="${x}" cy="14" rx="17" ry="${length}" fill="${skin.base}" transform="rotate(${side * 8} ${x} 14)"/><path d="M${x + side * 8} -4C${x + side * 12} 6 ${x + side * 9} 20 ${x + side * 2} 28" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>${ring}`;
  };
  return ear(-1) + ear(1);
}

/** Lines that years draw; none at 35, plain at 75, always soft. */
export function ageLines({ skin, ageShare: a, eyes, mouth, nose }: Person): string {
  const line = (d: string, width: number, opacity: number) =>
    opacity < 0.06 ? '' : svg`<path d="${d}" stroke-width="${width}" opacity="${Math.min(0.55, opacity)}"/>`;
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const smileLines = both((s) => {
    const x = s * (nose.width + 6);
    return line(
      svg`M${x} 50C${x + s * 16} 58 ${s * (mouth.width + 12)} 70 ${s * (mouth.width + 10)} 92`,
      3.4,
      0.16 + a * 0.36,
    );
  });
  const crowsFeet = both((s) => {
    const x = s * (eyes.apart + eyes.width + 7);
    return line(svg`M${x} -10l${s * 13} -6M${x + s} -3l${s * 15} 1M${x} 4l${s * 12} 7`, 2.6, a * 0.5);
  });
  const underEyes = both((s) =>
    line(svg`M${s * (eyes.apart - 18)} 19q${s * 18} 9 ${s * 36} 0`, 2.8, 0.08 + a * 0.32),
  );
  const forehead = line('M-52 -84q52 -11 104 0M-44 -102q44 -9 88 0', 3, a * 0.42 - 0.06);
  return `<g fill="none" stroke="${skin.shade}" stroke-linecap="round">${smileLines}${crowsFeet}${underEyes}${forehead}</g>`;
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
