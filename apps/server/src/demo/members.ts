import { type Country, type Gender, interests, type Locale, locales, type Sexuality } from '@vesper/domain';
import { composeAbout } from './data/about.ts';
import { firstNames } from './data/first-names.ts';
import { seededPicks } from './data/seeded-picks.ts';
import { type Town, towns } from './data/towns.ts';

/** A member of the demo world before it is written: everything follows from its number. */
export interface DemoMember {
  readonly number: number;
  readonly name: string;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  readonly locale: Locale;
  readonly town: Town;
  readonly age: number;
  readonly aboutMe: string;
  readonly interests: readonly string[];
  readonly photos: number;
  readonly automatic: boolean;
}

/** Twenty-four for each language, so that every market has somebody to find. */
const perLocale = 24;
const automaticPerLocale = 2;
const youngest = 35;
const ageSpan = 41;
const mostPhotos = 6;

/** Four in five are hetero; the rest is spread over who may look for whom. */
const sexualityOf = (gender: Gender, index: number): Sexuality => {
  if (index % 5 !== 4) return 'hetero';
  if (index % 10 === 9) return 'bi';
  return gender === 'male' ? 'gay' : 'lesbian';
};

const pickInterests = (pick: <T>(items: readonly T[]) => T): string[] => {
  const chosen = new Set<string>();
  while (chosen.size < 6) chosen.add(pick(interests));
  return [...chosen];
};

const demoMember = (locale: Locale, index: number, number: number): DemoMember => {
  const pick = seededPicks(`member-${number}`);
  const gender: Gender = index % 2 === 0 ? 'female' : 'male';
  const names = firstNames[locale][gender];
  const name = names[(index >> 1) % names.length] ?? 'Vesper';
  const places = towns.filter((town) => town.locale === locale);
  return {
    number,
    // A number after the name, as on real sites: names repeat, usernames tell apart.
    name: `${name}${40 + ((number * 7) % 59)}`,
    gender,
    sexuality: sexualityOf(gender, index >> 1),
    locale,
    town: places[(index * 5 + 1) % places.length] ?? pick(towns),
    age: youngest + ((number * 17) % ageSpan),
    aboutMe: composeAbout({ locale, gender, seed: number }),
    interests: pickInterests(pick),
    photos: 1 + (number % mostPhotos),
    automatic: index < automaticPerLocale,
  };
};

/** The demo world's members, always the same ones. All are fictional and labelled so. */
export const demoMembers = (): DemoMember[] =>
  locales.flatMap((locale, place) =>
    Array.from({ length: perLocale }, (_, index) => demoMember(locale, index, place * perLocale + index)),
  );

/** A ready-made account for trying things out; not a fictional profile. */
export interface TestMember {
  /** Goes on after the demo members' numbers. */
  readonly number: number;
  readonly age: number;
  readonly photos: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly country: Country;
  readonly gender: Gender;
}

/** The password of every test member; only ever seeded in development. */
export const testPassword = 'vesper-demo-2026';

const testNames = [
  'Anna',
  'Bert',
  'Clara',
  'Dirk',
  'Elena',
  'Frank',
  'Greta',
  'Hugo',
  'Irene',
  'Jan',
  'Karin',
  'Lars',
  'Maria',
  'Nils',
  'Olga',
  'Paul',
  'Rosa',
  'Stefan',
  'Tina',
  'Viktor',
] as const;

export const testMembers = (): TestMember[] =>
  testNames.map((name, index) => {
    const locale = locales[index % locales.length] ?? 'en';
    const town = towns.find((place) => place.locale === locale);
    return {
      number: locales.length * perLocale + index,
      age: 45 + index,
      photos: 2,
      name,
      email: `${name.toLowerCase()}@vesper.test`,
      locale,
      country: town?.country ?? 'GB',
      gender: index % 2 === 0 ? 'female' : 'male',
    };
  });
