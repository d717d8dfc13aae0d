import { mix } from '../drawing/color.ts';
import type { Person } from '../person.ts';
import { n, svg } from '../drawing/svg.ts';

/** Outline of the head, chin to crown; the same path is drawn, shaded and clipped with. */
export function headPath({ head }: Person): string {
  const { temple: t, cheek: c, jaw: j, chin: h, chinY: y } = head;
  return svg`M${-t} -50C${-t} 0 ${-c - 4} 20 ${-c} 58C${-c + 5} 92 ${-j - 12} ${y - 50} ${-j + 4} ${y - 34}C${-j + 24} ${y - 10} ${-h} ${y} 0 ${y}C${h} ${y} ${j - 24} ${y - 10} ${j - 4} ${y - 34}C${j + 12} ${y - 50} ${c - 5} 92 ${c} 58C${c + 4} 20 ${t} 0 ${t} -50C${t} -142 72 -182 0 -182C-72 -182 ${-t} -142 ${-t} -50Z`;
}

/** Of a turned head the far one is out of sight. */
export function ears({ head, skin, earrings, ageShare }: Person, turn: number): string {
  const ear = (side: 1 | -1) => {
    if (side * turn > 0.45) return '';
    const x = side * (head.temple - 1 - Math.max(0, -side * turn) * 5);
    const length = 32 + ageShare * 5;
    const ring = earrings
      ? svg`<circle cx="${x + side * 5}" cy="${16 + length * 0.86}" r="6.5" fill="${earrings}"/>`
      : '';
    return svg`<ellipse cx="${x}" cy="14" rx="17" ry="${length}" fill="${skin.base}" transform="rotate(${side * 8} ${x} 14)"/><path d="M${x + side * 8} -4C${x + side * 12} 6 ${x + side * 9} 20 ${x + side * 2} 28" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>${ring}`;
  };
  return ear(-1) + ear(1);
}

/** Lines that years draw; hardly any at 35, plain at 75, always soft. */
export function ageLines({ skin, ageShare, eyes, mouth, nose }: Person): string {
  // They are seen from fifty on, and grow less after seventy.
  const a = ageShare ** 0.75;
  const line = (d: string, width: number, opacity: number) =>
    opacity < 0.06
      ? ''
      : svg`<path d="${d}" stroke-width="${width * (0.8 + a * 0.75)}" opacity="${Math.min(0.9, opacity * 1.25)}"/>`;
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const smileLines = both((s) => {
    const x = s * (nose.width + 6);
    return line(
      svg`M${x} 50C${x + s * 16} 58 ${s * (mouth.width + 12)} 70 ${s * (mouth.width + 10)} 92`,
      3.4,
      0.12 + a * 0.55,
    );
  });
  const crowsFeet = both((s) => {
    const x = s * (eyes.apart + eyes.width + 7);
    return line(svg`M${x} -10l${s * 13} -6M${x + s} -3l${s * 15} 1M${x} 4l${s * 12} 7`, 2.6, a * 0.7);
  });
  const underEyes = both((s) =>
    line(svg`M${s * (eyes.apart - 18)} 19q${s * 18} 9 ${s * 36} 0`, 2.8, 0.04 + a * 0.5),
  );
  // From fifty on the cheeks follow the jaw, and the corners of the mouth get a line below them.
  const jowls = both((s) =>
    line(
      svg`M${s * (mouth.width + 6)} 104q${s * 7} 14 ${s * 2} 28M${s * (mouth.width + 30)} 112q${s * 2} 16 ${s * -12} 28`,
      3,
      a * 0.75 - 0.25,
    ),
  );
  const bags = both((s) =>
    line(svg`M${s * (eyes.apart - 20)} 24q${s * 20} 15 ${s * 40} 2`, 2.6, a * 0.8 - 0.35),
  );
  // What no line says: the cheeks sink, and a shade lies under the eyes and beside the chin.
  const sunk =
    a < 0.35
      ? ''
      : both(
          (s) =>
            svg`<ellipse cx="${s * eyes.apart}" cy="17" rx="27" ry="9" opacity="${(a - 0.3) * 0.45}"/><path d="M${s * (mouth.width + 34)} 60C${s * (mouth.width + 52)} 92 ${s * (mouth.width + 34)} 128 ${s * (mouth.width + 8)} 140C${s * (mouth.width + 22)} 112 ${s * (mouth.width + 22)} 84 ${s * (mouth.width + 34)} 60Z" opacity="${(a - 0.3) * 0.6}"/>`,
        );
  const forehead =
    line('M-52 -84q52 -11 104 0', 3, a * 0.75 - 0.1) +
    line('M-44 -102q44 -9 88 0', 3, a * 0.75 - 0.25) +
    line('M-34 -120q34 -8 68 0M-5 -58q-3 10 -1 18M6 -58q3 10 1 18', 2.8, a * 0.75 - 0.4);
  return `<g fill="${skin.shade}">${sunk}</g><g fill="none" stroke="${mix(skin.shade, skin.line, a * 0.35)}" stroke-linecap="round">${smileLines}${crowsFeet}${underEyes}${bags}${jowls}${forehead}</g>`;
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
