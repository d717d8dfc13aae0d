import {
  type Country,
  countries,
  type Gender,
  genders,
  interests,
  type Locale,
  locales,
  type Sexuality,
  type Traits,
} from '@vesper/domain';
import { firstNamesOf } from '../data/names/first-names.ts';
import { seededPicks } from '../data/seeded-picks.ts';
import { type Town, towns } from '../data/towns.ts';
import { dealAges } from './ages.ts';
import { dealTexts } from './dealt-texts.ts';
import { lastSeenMinutes } from './last-seen.ts';
import { perCountryAndGender } from './groups.ts';
import { LeastMet, pagesOfBoth } from './least-met.ts';

/** A member of the demo world before it is written: everything follows from its number and the year. */
export interface DemoMember {
  readonly number: number;
  /** A first name alone, as decision 36 says; others may have the same. */
  readonly name: string;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  /** Null for who does not say. */
  readonly relationshipStatus: Traits['relationship_status'];
  readonly locale: Locale;
  readonly town: Town;
  readonly age: number;
  readonly aboutMe: string;
  readonly interests: readonly string[];
  readonly photos: number;
  /** How many minutes before the world was written the member was here. */
  readonly seenMinutesAgo: number;
  readonly automatic: boolean;
}

/** Those of them who were here last answer by themselves: one is near every age, and on the first page. */
const automaticOnes = 4;

/** From one who was here to the next through the ages in their order: has no factor in common with 140, so all are met. */
const ageStride = 51;
const ageStart = 12;

const photoCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6];
const interestCounts = [3, 3, 4, 4, 5, 5, 6, 7, 9];

/** Four in five are hetero; the rest is spread over who may look for whom. */
const sexualityOf = (gender: Gender, pick: <T>(items: readonly T[]) => T): Sexuality =>
  pick(['hetero', 'hetero', 'hetero', 'hetero', pick(['bi', gender === 'male' ? 'gay' : 'lesbian'])]);

/** Most are free again at their age, the older ones widowed more often; one in six does not say. */
const relationshipStatusOf = (
  age: number,
  pick: <T>(items: readonly T[]) => T,
): Traits['relationship_status'] =>
  pick([
    null,
    'single',
    'divorced',
    'divorced',
    age > 62 ? 'widowed' : 'separated',
    age > 55 ? 'widowed' : 'single',
  ]);

const pickInterests = (pick: <T>(items: readonly T[]) => T): string[] => {
  const count = pick(interestCounts);
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(pick(interests));
  return [...chosen];
};

/** The members of one gender in one country, who was here last first; what they write is dealt among all of a language. */
const peopleOf = (
  country: Country,
  gender: Gender,
  firstNumber: number,
  year: number,
): Omit<DemoMember, 'aboutMe'>[] => {
  const places = towns.filter((town) => town.country === country);
  const group = `${country}-${gender}`;
  const pickOfGroup = seededPicks(group);
  const ages = dealAges(perCountryAndGender, pickOfGroup([53, 54, 55, 56, 57]));
  const lists = new Map<string, LeastMet<number>>();
  const place = (list: string, length: number, age: number): number => {
    const used = lists.get(list) ?? new LeastMet((one: number, other) => pagesOfBoth(one, other) ** 2);
    lists.set(list, used);
    return used.next(length, age);
  };
  return Array.from({ length: perCountryAndGender }, (_, rank) => {
    const number = firstNumber + rank;
    const pick = seededPicks(`member-${number}`);
    const age = ages[(rank * ageStride + ageStart) % ages.length] ?? 55;
    const town = places[(rank * 3 + (gender === 'male' ? 1 : 0)) % places.length] ?? pick(towns);
    const { locale } = town;
    const names = firstNamesOf(country, locale, gender, year - age);
    return {
      number,
      name: names[place(names.join(), names.length, age)] ?? 'Vesper',
      gender,
      sexuality: sexualityOf(gender, pick),
      locale,
      town,
      age,
      interests: pickInterests(pick),
      photos: pick(photoCounts),
      // After all else: what is dealt before stays as it was.
      relationshipStatus: relationshipStatusOf(age, seededPicks(`traits-${number}`)),
      seenMinutesAgo: lastSeenMinutes((rank + pick([0.1, 0.3, 0.5, 0.7, 0.9])) / perCountryAndGender),
      automatic: rank < automaticOnes,
    };
  });
};

/** The demo world's members in that year, always the same ones. All are fictional and labelled so. */
export const demoMembers = (year: number): DemoMember[] => {
  const people = countries.flatMap((country, place) =>
    genders.flatMap((gender, second) =>
      peopleOf(country, gender, (place * genders.length + second) * perCountryAndGender, year),
    ),
  );
  const texts = dealTexts(people);
  return people.map((member) => ({ ...member, aboutMe: texts.get(member.number) ?? '' }));
};

/** Four in each language, two of whom answer by themselves: enough for tests that only need somebody to find. */
export const fewDemoMembers = (year: number): DemoMember[] => {
  const all = demoMembers(year);
  return locales.flatMap((locale) =>
    genders.flatMap((gender) =>
      [true, false].flatMap(
        (automatic) =>
          all.find(
            (member) =>
              member.locale === locale && member.gender === gender && member.automatic === automatic,
          ) ?? [],
      ),
    ),
  );
};
