import { mix } from '../drawing/color.ts';
import { svg } from '../drawing/svg.ts';
import type { Person } from '../person.ts';
import { byStage, seenFrom } from '../years.ts';

const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

/**
 * Lines that years draw: none in the thirties, with every decade some more, and what is there grows plainer.
 *
 * @param weight how much heavier they are drawn, 1 or more: on a face further away they would not be seen
 */
export function ageLines(person: Person, weight: number): string {
  const { skin, stage } = person;
  const line = (d: string, width: number, from: number): string => {
    const seen = seenFrom(stage, from);
    return seen === 0
      ? ''
      : svg`<path d="${d}" stroke-width="${width * weight}" opacity="${seen.toFixed(2)}"/>`;
  };
  const color = mix(skin.shade, skin.line, byStage(stage, [0.1, 0.2, 0.32, 0.4, 0.43]));
  return (
    `<g fill="${skin.shade}">${shades(person)}</g>` +
    `<g fill="none" stroke="${color}" stroke-linecap="round">${forehead(line)}${besideEyes(person, line)}${besideMouth(person, line)}</g>` +
    spots(person)
  );
}

type Line = (d: string, width: number, from: number) => string;

const forehead = (line: Line): string =>
  line('M-46 -82q46 -9 92 0', 3, 1) +
  line('M-56 -100q56 -11 112 0', 3.4, 2) +
  line('M-44 -118q44 -9 88 0M-7 -56q-4 10 -1 20M8 -56q4 10 1 20', 3.4, 3) +
  line('M-30 -134q30 -6 60 0', 3, 4);

function besideEyes({ eyes }: Person, line: Line): string {
  const { apart, width } = eyes;
  return both((s) => {
    const x = s * (apart + width + 6);
    return (
      line(svg`M${x} -9l${s * 12} -5`, 2.8, 1) +
      line(svg`M${x + s} -3l${s * 17} 1M${x} 4l${s * 14} 8`, 3, 2) +
      line(svg`M${x - s * 3} 12l${s * 16} 15`, 3, 3) +
      line(svg`M${x - s * 9} 20l${s * 15} 22`, 3, 4) +
      // Under the eye: a line, then the bag below it.
      line(svg`M${s * (apart - 18)} 16q${s * 18} 8 ${s * 36} 0`, 2.6, 1) +
      line(svg`M${s * (apart - 22)} 22q${s * 20} 13 ${s * 42} 1`, 3, 2)
    );
  });
}

function besideMouth({ mouth, nose, head }: Person, line: Line): string {
  return both((s) => {
    const x = s * (nose.width + 6);
    const corner = mouth.width + 11;
    return (
      line(svg`M${x} 50C${x + s * 14} 57 ${s * corner} 66 ${s * corner} 80`, 3.2, 1) +
      line(svg`M${x} 50C${x + s * 16} 58 ${s * (corner + 4)} 70 ${s * (corner + 2)} 96`, 3.8, 2) +
      line(svg`M${s * (mouth.width + 6)} 104q${s * 8} 14 ${s * 2} 30`, 3.6, 3) +
      // The cheek over the jaw.
      line(
        svg`M${s * (head.jaw + 4)} 88q${s * -2} 26 ${s * -20} 40M${s * (mouth.width + 26)} 70q${s * 12} 24 ${s * -2} 46`,
        3.4,
        4,
      )
    );
  });
}

/** What no line says: a shade under the eyes, cheeks that sink, lips with creases over them. */
function shades({ stage, eyes, mouth }: Person): string {
  const under = byStage(stage, [0, 0.1, 0.24, 0.36, 0.46]);
  const sunk = byStage(stage, [0, 0, 0.1, 0.26, 0.44]);
  return both(
    (s) =>
      svg`<ellipse cx="${s * eyes.apart}" cy="17" rx="28" ry="10" opacity="${under.toFixed(2)}"/><path d="M${s * (mouth.width + 34)} 56C${s * (mouth.width + 54)} 92 ${s * (mouth.width + 36)} 128 ${s * (mouth.width + 6)} 144C${s * (mouth.width + 22)} 112 ${s * (mouth.width + 22)} 84 ${s * (mouth.width + 34)} 56Z" opacity="${sunk.toFixed(2)}"/>`,
  );
}

const spotPlaces = [
  [-84, -62, 6],
  [78, -74, 5],
  [88, 22, 6],
  [-90, 20, 5],
  [-66, -86, 4],
  [94, -40, 5],
  [-78, 44, 4],
] as const;

/** Spots of the sun on temples and cheeks: three from sixty, seven from seventy. */
function spots({ stage, skin }: Person): string {
  const count = stage < 3 ? 0 : stage < 4 ? 3 : 7;
  const dots = spotPlaces
    .slice(0, count)
    .map(([x, y, r]) => svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}"/>`);
  return dots.length === 0 ? '' : `<g fill="${skin.line}" opacity=".3">${dots.join('')}</g>`;
}
