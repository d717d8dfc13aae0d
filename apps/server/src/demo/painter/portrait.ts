import { beard } from './face/beard.ts';
import { aboard, rowingBoat } from './boat.ts';
import { clothedBody } from './clothes/clothes.ts';
import { brows, eyes, mouth, nose, turned } from './face/features.ts';
import { glasses } from './face/glasses.ts';
import { hairOf } from './hair/hair.ts';
import { ageLines } from './face/age-lines.ts';
import { ears, freckles, headPath } from './face/head.ts';
import { chestClip, lowerBody } from './full-figure.ts';
import { held } from './held.ts';
import { chooseLight, type Light } from './light.ts';
import { mix } from './drawing/color.ts';
import { personOf, type Gender, type Person } from './person.ts';
import { away, boat, choosePose, full, half, type Pose } from './pose.ts';
import { hash, seededRandom, type Random } from './drawing/random.ts';
import { byStage } from './years.ts';
import { backgroundOf, sceneNames, sceneStep, type Background } from './scene/background.ts';
import { drawBackground } from './scene/scene.ts';
import { radialGradient, svg, withoutSheets } from './drawing/svg.ts';

export interface PortraitRequest {
  /** The person. The same seed, gender and age give the same face, hair and glasses. */
  seed: string | number;
  gender: Gender;
  /** Full years, 35 to 75. */
  age: number;
  /** The picture: background, clothes, pose and expression follow from it; a scene's name shows that scene. */
  scene: string | number;
  /** Which of the {@link backgroundCount} backgrounds, as `backgroundOf` numbers them; follows from seed and scene when left out. */
  background?: number;
  /** Width in pixels at which the picture is meant to be drawn, 800 when left out; height is 5/4 of it. Rasterisers draw at this size at once, which is cheaper than shrinking. */
  width?: number;
}

/** One picture in two layers, each an SVG of 800 x 1000. */
export interface Portrait {
  /** What lies behind the person, sharp; it is to be shown out of focus. */
  scene: string;
  /** The person; elsewhere to be seen through. */
  person: string;
  /** What then lies over all of it. */
  light: Light;
}

/** Draws one picture of one invented person. Depends on nothing but the request. */
export function paintPortrait(request: PortraitRequest): Portrait {
  const { seed, gender, age, scene, width = 800 } = request;
  const person = personOf(String(seed), gender, age);
  const random = seededRandom(`picture:${seed}:${scene}`);
  // Ids differ from picture to picture: several may stand in one page.
  const prefix = `p${hash(`${seed}:${gender}:${age}:${scene}`).toString(36)}`;
  const id = (name: string) => prefix + name;
  const background = backgroundFor(request);
  const pose = choosePose(background.scene, scene, random);
  const light = chooseLight(background.mood.light, random);
  // Who stands in the open throws it on the ground.
  const cast = pose.crop === full ? '' : shadow(pose, light, id('soft'));
  return {
    light,
    // Its edges stay outside: what is blurred there would let the paper through.
    scene: svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 20 768 960" width="${sceneWidth}" height="${sceneWidth * 1.25}">${drawBackground(background, random, id)}${cast}</svg>`,
    person:
      svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}">` +
      withoutSheets(
        pose.crop === boat
          ? `<defs>${aboard(id('aboard'))}</defs><g clip-path="url(#${id('aboard')})">${figure(person, pose, light, random, id)}</g>${rowingBoat(pose.x, random)}`
          : figure(person, pose, light, random, id),
      ) +
      '</svg>',
  };
}

/** Head, body and what the hands hold, where the pose puts them. */
function figure(
  person: Person,
  pose: Pose,
  light: Light,
  random: Random,
  id: (name: string) => string,
): string {
  const { expression, crop } = pose;
  const hair = hairOf(person);
  const body = clothedBody(person, random);
  const whole = crop === full;
  // The head comes forward and down with the years.
  const stoop = byStage(person.stage, [0, 0, 2, 9, 18]);
  const tilt = svg`translate(0 ${stoop}) rotate(${pose.tilt} 0 200)`;
  const chest = whole
    ? `<defs>${chestClip(person, id('chest'))}</defs>${lowerBody(person, body.sleeves, random)}<g clip-path="url(#${id('chest')})">${body.drawing}</g>`
    : body.drawing;
  // Closer there is no room for hands, further away they rest.
  const hands = crop === half || crop === away ? held(person, body.sleeves, random) : '';
  return (
    svg`<g transform="translate(${pose.x} ${pose.y}) scale(${pose.scale.toFixed(3)})">` +
    svg`<g transform="${tilt}">${hair.back}</g>${chest}${hands}` +
    svg`<g transform="${tilt}">${drawFace(person, pose, light, id)}${hair.front}<g transform="${turned(expression.turn)}">${glasses(person)}</g></g></g>`
  );
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
  { expression, scale }: Pose,
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
    ])}${radialGradient(
      form,
      [
        [0.55, skin.base],
        [1, mix(skin.base, skin.shade, 0.75)],
      ],
      svg`gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${light.side * 26} -20) scale(${head.temple + 52} 236)"`,
    )}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>` +
    ears(person, expression.turn) +
    svg`<path d="${outline}" fill="url(#${form})"/><g clip-path="url(#${clip})">${shade}<ellipse cx="${light.side * 44}" cy="-90" rx="104" ry="84" fill="url(#${glow})"/></g>` +
    svg`<g transform="${onFace}">${cheek(-1)}${cheek(1)}${freckles(person)}${ageLines(person, Math.max(1, 1.15 / scale))}</g>` +
    beard(person) +
    svg`<g transform="${onFace}">${mouth(person, expression)}${nose(person, expression)}${eyes(person, expression)}${brows(person, expression)}</g>`
  );
}

/** Numbered pictures of one person walk through the scenes, so that no two of the first dozen are alike. */
export function backgroundFor({ seed, scene, background }: PortraitRequest): Background {
  const start = background ?? hash(`start:${seed}`);
  if (typeof scene === 'number')
    return backgroundOf(start + (background === undefined ? scene * sceneStep : 0));
  const named = sceneNames.indexOf(scene);
  return backgroundOf(named === -1 ? hash(`${seed}:${scene}`) : start - (start % sceneNames.length) + named);
}
