import { darker, mix, type Color } from './drawing/color.ts';
import { seededRandom, type Random } from './drawing/random.ts';
import { byStage, inDecade, stageOf, type ByDecade } from './years.ts';

export type Gender = 'female' | 'male';

/** What stays the same on every picture of one person. Lengths are units of the head's own grid (head about 350 high). */
export interface Person {
  gender: Gender;
  age: number;
  /** How far years have gone, as {@link stageOf} says. */
  stage: number;
  skin: { base: Color; shade: Color; line: Color; light: Color; blush: Color; lip: Color };
  /** `light` are the strands, `temple` what turns grey first. */
  hair: { base: Color; shade: Color; light: Color; temple: Color; brow: Color };
  iris: Color;
  head: { temple: number; cheek: number; jaw: number; chin: number; chinY: number };
  eyes: { apart: number; width: number; height: number; tilt: number };
  brow: { height: number; weight: number; arch: number };
  nose: { width: number; length: number };
  mouth: { width: number; fullness: number };
  neck: number;
  shoulders: number;
  hairStyle: string;
  beard: 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';
  glasses: 'none' | 'round' | 'square' | 'soft' | 'reading' | 'metal' | 'large';
  glassesColor: Color;
  freckles: boolean;
  /** Hoops on the young, pearls later. */
  earrings: Color | null;
}

const skins = [
  '#f7d9c4',
  '#f2cdb2',
  '#eac0a0',
  '#dfae8a',
  '#cf9a74',
  '#b98259',
  '#9a6845',
  '#7a5036',
] as const;
const lightHairs = [
  '#3a2a20',
  '#523726',
  '#6f4a2d',
  '#8a6238',
  '#a9804a',
  '#c9a262',
  '#d9b877',
  '#8c4326',
] as const;
const darkHairs = ['#1e1716', '#2a1d19', '#38261d', '#4a3022'] as const;
const lightIrises = ['#5d8fae', '#6c93a0', '#6e8f63', '#8a7a45', '#6b4a2f', '#4d6f8d'] as const;
const darkIrises = ['#4a3020', '#5d3c24', '#3a261b'] as const;
type Names = readonly [string, ...string[]];

/** What hair is worn like by those who were young at the same time. */
const womenStyles: ByDecade<Names> = [
  ['long', 'ponytail', 'long', 'wavyLong', 'ponytail'],
  ['lob', 'wavyLong', 'layered', 'bob', 'long', 'ponytail', 'curly'],
  ['bob', 'layered', 'lob', 'pixie', 'curly', 'bun', 'wavyLong'],
  ['bob', 'pixie', 'bun', 'curly', 'pixie', 'layered'],
  ['curly', 'pixie', 'bun', 'curly'],
];
const menStyles: ByDecade<Names> = [
  ['wavy', 'curlyShort', 'tousled', 'sidePart', 'tousled'],
  ['sidePart', 'crop', 'tousled', 'wavy', 'curlyShort'],
  ['crop', 'sidePart', 'sweptBack', 'receding'],
  ['receding', 'sweptBack', 'bald', 'receding', 'crop'],
  ['bald', 'receding', 'thin', 'bald', 'thin'],
];
const frames: ByDecade<readonly [Person['glasses'], ...Person['glasses'][]]> = [
  ['none', 'none', 'none', 'none', 'round'],
  ['none', 'none', 'none', 'square', 'soft'],
  ['none', 'none', 'none', 'reading', 'square', 'soft'],
  ['none', 'none', 'metal', 'reading', 'metal'],
  ['none', 'large', 'metal', 'large'],
];
const hoops = ['#e0b458', '#d8d2ca', '#7fb2b5', '#c77b58'] as const;
const pearls = ['#f7f1e6', '#efe4d6', '#f2ece4'] as const;
const metals = ['#9a8a5a', '#8d9299', '#a8875a'] as const;
const plastics = ['#3b2a24', '#2b2f3a', '#7a4a33', '#4b3550'] as const;
const menBeards: ByDecade<readonly [Person['beard'], ...Person['beard'][]]> = [
  ['none', 'stubble', 'short', 'stubble', 'goatee'],
  ['none', 'stubble', 'short', 'full', 'none', 'goatee'],
  ['none', 'none', 'short', 'full', 'goatee', 'moustache'],
  ['none', 'none', 'full', 'short', 'moustache'],
  ['none', 'none', 'full', 'moustache', 'none'],
];

/** From here on a tone is a dark one. */
const darkFrom = 4;

/** What of a face is skin, in one of the tones, as it looks at that stage of life. */
function skinOf(random: Random, tone: number, woman: boolean, stage: number): Person['skin'] {
  // It loses its colour, by little.
  const base = mix(skins[tone] ?? skins[0], '#dcc6b8', byStage(stage, [0, 0.02, 0.05, 0.1, 0.16]));
  return {
    base,
    shade: mix(base, '#8a4034', 0.26),
    line: mix(base, '#4a2019', 0.55),
    light: mix(base, '#fff4e6', 0.38),
    blush: mix(base, tone >= darkFrom ? '#c0433c' : '#ec6a5e', 0.5),
    lip: mix(
      base,
      woman ? random.pick(['#b3383f', '#c2505a', '#a8414b', '#b85a4e']) : '#a4584f',
      (woman ? 0.72 : 0.42) * byStage(stage, [1, 0.96, 0.9, 0.78, 0.66]),
    ),
  };
}

/** The person behind a seed. */
export function personOf(seed: string, gender: Gender, age: number): Person {
  const random = seededRandom(`person:${seed}`);
  const stage = stageOf(age);
  const woman = gender === 'female';
  // Some keep to what they wore ten years ago, some are ahead; years themselves spare nobody.
  const fashion = stage + (random.chance(0.14) ? (random.chance(0.6) ? -1 : 1) : 0);
  // Lighter tones are drawn more often, as in the countries the demo world plays in.
  const tone = Math.floor(random.between(0, 1) ** 1.7 * skins.length);
  const dark = tone >= darkFrom;
  const skin = skinOf(random, tone, woman, stage);
  return {
    gender,
    age,
    stage,
    skin,
    hair: hairColors(random, woman, stage, dark),
    iris: random.pick(dark ? darkIrises : lightIrises),
    head: {
      temple: random.between(116, 126),
      cheek: random.between(108, 118) + byStage(stage, [0, 1, 2, -1, -5]),
      jaw: random.between(woman ? 66 : 80, woman ? 80 : 97) + byStage(stage, [0, 1, 4, 8, 11]),
      chin: random.between(woman ? 26 : 36, woman ? 38 : 52),
      chinY: random.between(158, 176),
    },
    eyes: {
      apart: random.between(50, 57),
      width: random.between(25, 30),
      height: random.between(11.5, 15),
      tilt: random.between(-3, 4),
    },
    brow: {
      height: random.between(34, 40),
      weight: random.between(woman ? 6 : 10, woman ? 9 : 15),
      arch: random.between(5, 12),
    },
    nose: {
      width: random.between(20, 30) + (woman ? 0 : 4) + byStage(stage, [0, 0, 1, 2, 4]),
      length: random.between(44, 54) + byStage(stage, [0, 0, 1, 3, 5]),
    },
    mouth: { width: random.between(40, 52), fullness: random.between(woman ? 9 : 5, woman ? 14 : 9) },
    neck: random.between(woman ? 56 : 72, woman ? 66 : 86),
    shoulders: random.between(woman ? 225 : 270, woman ? 265 : 315) * byStage(stage, [1, 1, 1, 0.97, 0.91]),
    hairStyle: random.pick(inDecade(fashion, woman ? womenStyles : menStyles)),
    beard: woman ? 'none' : random.pick(inDecade(stage, menBeards)),
    glasses: random.pick(inDecade(stage, frames)),
    glassesColor: random.pick(stage < 3 ? plastics : metals),
    freckles: !dark && tone < 2 && stage < 2 && random.chance(0.3),
    earrings: woman && random.chance(0.6) ? random.pick(stage < 3 ? hoops : pearls) : null,
  };
}

/**
 * Own colour in the thirties, grey temples and strands in the forties, pepper and salt in the fifties, grey in the sixties,
 * white in the seventies. About every fifth woman colours her hair until seventy; then strands give it away.
 */
function hairColors(random: Random, woman: boolean, stage: number, dark: boolean): Person['hair'] {
  const own = dark ? random.pick(darkHairs) : random.pick(random.chance(0.25) ? darkHairs : lightHairs);
  const colours = woman && random.chance(0.2) && stage < 4;
  // Not with everybody in the same year.
  const going = stage + random.between(-0.3, 0.3);
  const share = byStage(going, [0, 0.1, 0.52, 0.9, 0.98]) * (colours ? 0.3 : 1);
  const grey = inDecade(stage, ['#8e9093', '#8e9093', '#96989b', '#b6b7b9', '#f2f0ec']);
  const base = mix(own, grey, share);
  const white = byStage(going, [0, 0.6, 0.8, 0.85, 0.9]) * (colours ? 0.7 : 1);
  return {
    base,
    shade: darker(base, stage < 4 ? 0.26 : 0.16),
    light: mix(mix(base, '#fff6e4', 0.3), '#e3e3e1', white * 0.8),
    temple: mix(darker(base, 0.2), '#d2d2cf', white * 0.85),
    brow: mix(darker(own, 0.1), grey, byStage(stage, [0, 0.05, 0.3, 0.6, 0.8])),
  };
}
