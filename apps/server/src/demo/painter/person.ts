import { darker, mix, type Color } from './drawing/color.ts';
import { seededRandom, type Random } from './drawing/random.ts';

export type Gender = 'female' | 'male';

/** What stays the same on every picture of one person. Lengths are units of the head's own grid (head about 350 high). */
export interface Person {
  gender: Gender;
  age: number;
  /** 0 at 35, 1 at 75. */
  ageShare: number;
  skin: { base: Color; shade: Color; line: Color; light: Color; blush: Color; lip: Color };
  hair: { base: Color; shade: Color; light: Color; brow: Color };
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
  glasses: 'none' | 'round' | 'square' | 'soft';
  glassesColor: Color;
  freckles: boolean;
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
const greys = ['#8f8b88', '#b4b0ab', '#d5d2cc', '#ece9e2'] as const;
const womenStyles = ['bob', 'layered', 'bun', 'curly', 'lob'] as const;
const youngStyles = ['long', 'ponytail', 'lob', 'layered', 'long', 'ponytail'] as const;
const lateStyles = ['pixie', 'curly', 'bob', 'bun', 'pixie'] as const;
const menStyles = ['sidePart', 'crop', 'sweptBack', 'curlyShort', 'receding', 'bald', 'wavy'] as const;

/** The person behind a seed. */
export function personOf(seed: string, gender: Gender, age: number): Person {
  const random = seededRandom(`person:${seed}`);
  const ageShare = Math.min(1, Math.max(0, (age - 35) / 40));
  const woman = gender === 'female';
  // Lighter tones are drawn more often, as in the countries the demo world plays in.
  const tone = Math.floor(random.between(0, 1) ** 1.7 * skins.length);
  const base = skins[tone] ?? skins[0];
  const dark = tone >= 4;
  const skin = {
    base,
    shade: mix(base, '#8a4034', 0.26),
    line: mix(base, '#4a2019', 0.55),
    light: mix(base, '#fff4e6', 0.38),
    blush: mix(base, dark ? '#c0433c' : '#ec6a5e', 0.5),
    lip: mix(
      base,
      woman ? random.pick(['#b3383f', '#c2505a', '#a8414b', '#b85a4e']) : '#a4584f',
      woman ? 0.72 : 0.42,
    ),
  };
  return {
    gender,
    age,
    ageShare,
    skin,
    hair: hairColors(random, woman, ageShare, dark),
    iris: random.pick(dark ? darkIrises : lightIrises),
    head: {
      temple: random.between(116, 126),
      cheek: random.between(108, 118) + ageShare * 4,
      jaw: random.between(woman ? 66 : 80, woman ? 80 : 97) + ageShare * 5,
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
    nose: { width: random.between(20, 30) + (woman ? 0 : 4), length: random.between(44, 56) },
    mouth: { width: random.between(40, 52), fullness: random.between(woman ? 9 : 5, woman ? 14 : 9) },
    neck: random.between(woman ? 56 : 72, woman ? 66 : 86),
    shoulders: random.between(woman ? 225 : 270, woman ? 265 : 315),
    hairStyle: woman ? womanStyle(random, ageShare) : menStyle(random, ageShare),
    beard: woman ? 'none' : random.pick(['none', 'none', 'stubble', 'short', 'full', 'goatee', 'moustache']),
    glasses: random.chance(0.25 + ageShare * 0.25) ? random.pick(['round', 'square', 'soft']) : 'none',
    glassesColor: random.pick(['#3b2a24', '#2b2f3a', '#7a4a33', '#8a6a3a', '#4b3550', '#6b7280']),
    freckles: !dark && tone < 2 && random.chance(0.22),
    earrings: woman && random.chance(0.6) ? random.pick(['#e0b458', '#e8e2da', '#7fb2b5', '#c77b58']) : null,
  };
}

/** Long at forty, short at seventy: more often than not. */
function womanStyle(random: Random, ageShare: number): string {
  if (ageShare < 0.3) return random.pick(random.chance(0.75) ? youngStyles : womenStyles);
  if (ageShare > 0.62) return random.pick(random.chance(0.8) ? lateStyles : womenStyles);
  return random.pick(womenStyles);
}

function menStyle(random: Random, ageShare: number): string {
  if (random.chance(0.04 + ageShare * 0.5)) return random.pick(['receding', 'bald', 'receding']);
  return random.pick(menStyles.filter((style) => style !== 'bald') as [string, ...string[]]);
}

function hairColors(random: Random, woman: boolean, ageShare: number, dark: boolean): Person['hair'] {
  const own = dark ? random.pick(darkHairs) : random.pick(random.chance(0.25) ? darkHairs : lightHairs);
  // About every sixth woman colours her hair; then the grey stays away.
  const colours = woman && random.chance(0.16);
  // It begins soon after forty, half of it is there at 57, nearly all at seventy; who colours it lets some of it show.
  const years = Math.min(1, Math.max(0, ageShare * 1.3 - 0.2 + random.between(-0.06, 0.06)));
  const greyness = colours ? years * 0.55 : years;
  const grey = greys[Math.min(3, Math.floor(ageShare * 3 + random.between(0, 1.2)))] ?? greys[2];
  const base = mix(own, grey, greyness);
  return {
    base,
    shade: darker(base, 0.26),
    light: mix(base, '#fff6e4', 0.3),
    brow: mix(darker(own, 0.1), grey, greyness * 0.65),
  };
}
