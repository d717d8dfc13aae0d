import { beard } from './face/beard.ts';
import { clothedBody } from './clothes.ts';
import { brows, eyes, mouth, nose, turned, type Expression } from './face/features.ts';
import { glasses } from './face/glasses.ts';
import { hairOf } from './hair/hair.ts';
import { ageLines, ears, freckles, headPath } from './face/head.ts';
import { held } from './held.ts';
import { chooseLight, lightOver, type Light } from './light.ts';
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

/** One picture in two layers, each an SVG of 800 x 1000. */
export interface Portrait {
  /** What lies behind the person, sharp; it is to be shown out of focus. */
  scene: string;
  /** The person with the light of the whole picture; elsewhere to be seen through. */
  person: string;
}

/** Draws one picture of one invented person. Depends on nothing but the request. */
export function paintPortrait({ seed, gender, age, scene, width = 800 }: PortraitRequest): Portrait {
  const person = personOf(String(seed), gender, age);
  const random = seededRandom(`picture:${seed}:${scene}`);
  // Ids differ from picture to picture: several may stand in one page.
  const prefix = `p${hash(`${seed}:${gender}:${age}:${scene}`).toString(36)}`;
  const id = (name: string) => prefix + name;
  const pose = choosePose(random);
  const light = chooseLight(random);
  const background = drawScene(sceneFor(seed, scene), random, id);
  const body = clothedBody(person, random);
  const hair = hairOf(person);
  const tilt = svg`rotate(${pose.tilt} 0 200)`;
  const { expression } = pose;
  return {
    // Its edges stay outside: what is blurred there would let the paper through.
    scene: svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 20 768 960" width="${sceneWidth}" height="${sceneWidth * 1.25}">${background}</svg>`,
    person:
      svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}">` +
      shadow(pose, light, id('soft')) +
      svg`<g transform="translate(${pose.x} ${pose.y}) scale(${pose.scale})">` +
      svg`<g transform="${tilt}">${hair.back}</g>${body.drawing}${held(person, body.sleeves, random)}<g transform="${tilt}">${drawFace(person, expression, light, id)}${hair.front}` +
      svg`<g transform="${turned(expression.turn)}">${glasses(person)}</g></g></g>${lightOver(light, id)}</svg>`,
  };
}

/** So few pixels that a scene is out of focus when it is made as large as its picture. */
const sceneWidth = 100;

/** What the person throws on what is behind. */
function shadow({ x, y, scale }: Pose, { side }: Light, soft: string): string {
  return (
    `<defs>${radialGradient(soft, [
      [0.4, '#1b2036', 0.34],
      [1, '#1b2036', 0],
    ])}</defs>` +
    svg`<ellipse cx="${x - side * 46}" cy="${y + 330 * scale}" rx="${400 * scale}" ry="${330 * scale}" fill="url(#${soft})"/>`
  );
}

function drawFace(
  person: Person,
  expression: Expression,
  light: Light,
  id: (name: string) => string,
): string {
  const { skin, head } = person;
  const outline = headPath(person);
  const [clip, blush, glow, form] = [id('head'), id('blush'), id('light'), id('form')];
  const cheek = (side: 1 | -1) =>
    svg`<ellipse cx="${side * 68}" cy="52" rx="40" ry="30" fill="url(#${blush})"/>`;
  const shade = svg`<path d="M${head.temple + 10} -140C${head.cheek - 20} -60 ${head.cheek - 26} 40 ${head.jaw - 26} 110C40 160 10 ${head.chinY} -10 ${head.chinY + 10}H${head.temple + 20}Z" transform="scale(${-light.side} 1)" fill="${skin.shade}" opacity="${light.shade}"/>`;
  const onFace = turned(expression.turn);
  return (
    `<defs>${radialGradient(blush, [
      [0, skin.blush, 0.5],
      [1, skin.blush, 0],
    ])}${radialGradient(glow, [
      [0, skin.light, 0.75],
      [1, skin.light, 0],
    ])}${radialGradient(form, [
      [0.55, skin.shade, 0],
      [1, skin.shade, 0.75],
    ])}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>` +
    ears(person, expression.turn) +
    svg`<path d="${outline}" fill="${skin.base}"/><g clip-path="url(#${clip})"><ellipse cx="${light.side * 26}" cy="-20" rx="${head.temple + 52}" ry="236" fill="url(#${form})"/>${shade}<ellipse cx="${light.side * 44}" cy="-90" rx="104" ry="84" fill="url(#${glow})"/></g>` +
    svg`<g transform="${onFace}">${cheek(-1)}${cheek(1)}${freckles(person)}${ageLines(person)}</g>` +
    beard(person) +
    svg`<g transform="${onFace}">${mouth(person, expression)}${nose(person, expression)}${eyes(person, expression)}${brows(person, expression)}</g>`
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

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
  readonly expression: Expression;
}

interface Crop {
  readonly scale: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  /** How far from the middle at most. */
  readonly x: number;
}

/** Face, half, or from further away in the scene; the second most often. */
const face: Crop = { scale: [1.34, 1.58], y: [410, 470], x: 40 };
const half: Crop = { scale: [1.02, 1.2], y: [380, 430], x: 60 };
const away: Crop = { scale: [0.74, 0.86], y: [410, 460], x: 120 };

function choosePose(random: Random): Pose {
  const crop = random.pick([face, face, half, half, half, away]);
  const side = random.chance(0.5) ? 1 : -1;
  return {
    x: 400 + random.between(-crop.x, crop.x),
    y: random.between(...crop.y),
    scale: random.between(...crop.scale),
    tilt: random.between(-6, 6),
    expression: {
      smile: random.pick(['closed', 'open', 'soft', 'broad', 'wry']),
      // Nobody stares: they look beside whoever looks at them, the way the head is turned.
      gaze: side * random.between(0.25, 0.85),
      turn: side * random.between(0.4, 1),
      lean: random.between(-1, 1),
    },
  };
}
