import { beard } from './face/beard.ts';
import { clothedBody } from './clothes.ts';
import { brows, eyes, mouth, nose, type Expression } from './face/features.ts';
import { glasses } from './face/glasses.ts';
import { hairOf } from './hair/hair.ts';
import { ageLines, ears, freckles, headPath } from './face/head.ts';
import { personOf, type Gender, type Person } from './person.ts';
import { hash, seededRandom, type Random } from './drawing/random.ts';
import { drawScene, sceneNames } from './scene/scene.ts';
import { radialGradient, svg } from './drawing/svg.ts';

export interface PortraitRequest {
  /** The person. The same seed, gender and age give the same face, hair and glasses. */
  seed: string | number;
  gender: Gender;
  /** Full years, 35 to 75. */
  age: number;
  /** The picture: background, clothes, pose and expression follow from it. Numbers in a row give different backgrounds. */
  scene: string | number;
  /** Width in pixels at which the picture is meant to be drawn, 800 when left out; height is 5/4 of it. Rasterisers draw at this size at once, which is cheaper than shrinking. */
  width?: number;
}

/** Draws one picture of one invented person as an SVG of 800 x 1000. Depends on nothing but the request. */
export function paintPortrait({ seed, gender, age, scene, width = 800 }: PortraitRequest): string {
  const person = personOf(String(seed), gender, age);
  const random = seededRandom(`picture:${seed}:${scene}`);
  // Ids differ from picture to picture: several may stand in one page.
  const prefix = `p${hash(`${seed}:${gender}:${age}:${scene}`).toString(36)}`;
  const id = (name: string) => prefix + name;
  const pose = choosePose(random);
  const background = drawScene(sceneFor(seed, scene), random, id);
  const body = clothedBody(person, random);
  const hair = hairOf(person);
  const tilt = svg`rotate(${pose.tilt} 0 200)`;
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}">${background}` +
    svg`<g transform="translate(${pose.x} ${pose.y}) scale(${pose.scale})">` +
    svg`<g transform="${tilt}">${hair.back}</g>${body}<g transform="${tilt}">${face(person, pose.expression, id)}${hair.front}` +
    svg`<g transform="translate(${pose.expression.turn * 7} 0)">${glasses(person)}</g></g></g></svg>`
  );
}

function face(person: Person, expression: Expression, id: (name: string) => string): string {
  const { skin, head } = person;
  const outline = headPath(person);
  const clip = id('head');
  const blush = id('blush');
  const light = id('light');
  const cheek = (side: 1 | -1) =>
    svg`<ellipse cx="${side * 68}" cy="52" rx="40" ry="30" fill="url(#${blush})"/>`;
  const shade = svg`<path d="M${head.temple + 10} -140C${head.cheek - 20} -60 ${head.cheek - 26} 40 ${head.jaw - 26} 110C40 160 10 ${head.chinY} -10 ${head.chinY + 10}H${head.temple + 20}Z" fill="${skin.shade}" opacity=".3"/>`;
  const turned = svg`translate(${expression.turn * 7} 0)`;
  return (
    `<defs>${radialGradient(blush, [
      [0, skin.blush, 0.5],
      [1, skin.blush, 0],
    ])}${radialGradient(light, [
      [0, skin.light, 0.6],
      [1, skin.light, 0],
    ])}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>` +
    ears(person) +
    svg`<path d="${outline}" fill="${skin.base}"/><g clip-path="url(#${clip})">${shade}<ellipse cx="-30" cy="-100" rx="110" ry="80" fill="url(#${light})"/></g>` +
    svg`<g transform="${turned}">${cheek(-1)}${cheek(1)}${freckles(person)}${ageLines(person)}</g>` +
    beard(person) +
    svg`<g transform="${turned}">${mouth(person, expression)}${nose(person, expression)}${eyes(person, expression)}${brows(person)}</g>`
  );
}

/** Numbered pictures of one person walk through the backgrounds, so that no two of the first dozen are alike. */
function sceneFor(seed: string | number, scene: string | number): string {
  if (typeof scene === 'string' && sceneNames.includes(scene)) return scene;
  const start = hash(`start:${seed}`);
  // 5 has no factor in common with the number of backgrounds (16), so the walk meets them all.
  const step = typeof scene === 'number' ? scene * 5 : hash(scene);
  return sceneNames[(start + step) % sceneNames.length] ?? 'garden';
}

function choosePose(random: Random) {
  const close = random.chance(0.35);
  const scale = close ? random.between(1.2, 1.38) : random.between(0.98, 1.16);
  const expression: Expression = {
    smile: random.pick(['closed', 'open', 'open', 'soft']),
    gaze: random.chance(0.7) ? 0 : random.between(-0.7, 0.7),
    turn: random.between(-1, 1),
  };
  return {
    x: 400 + random.between(-50, 50),
    y: close ? random.between(400, 450) : random.between(370, 430),
    scale,
    tilt: random.between(-5, 5),
    expression,
  };
}
