import { type Country, type Gender, type Locale, locales } from '@vesper/domain';
import { type Town, towns } from '../data/towns.ts';

/** A ready-made account for trying things out; not a fictional profile. */
export interface TestMember {
  /** Whoever sits for the painter; none of the demo members' numbers. */
  readonly number: number;
  readonly age: number;
  readonly photos: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly country: Country;
  readonly town: Town | undefined;
  readonly gender: Gender;
}

/** The password of every test member; only ever seeded in development. */
export const testPassword = 'vesper-demo-2026';

const testNames =
  'Anna Bert Clara Dirk Elena Frank Greta Hugo Irene Jan Karin Lars Maria Nils Olga Paul Rosa Stefan Tina Viktor';
/** Far above every demo member's. */
const firstNumber = 100_000;

export const testMembers = (): TestMember[] =>
  testNames.split(' ').map((name, index) => {
    const locale = locales[index % locales.length] ?? 'en';
    const town = towns.find((place) => place.locale === locale);
    return {
      number: firstNumber + index,
      age: 45 + index,
      photos: 2,
      name,
      email: `${name.toLowerCase()}@vesper.test`,
      locale,
      country: town?.country ?? 'GB',
      town,
      gender: index % 2 === 0 ? 'female' : 'male',
    };
  });
