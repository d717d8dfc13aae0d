import { countries, genders, locales } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { demoMembers, fewDemoMembers } from './people.ts';
import { testMembers } from './test-members.ts';

const year = 2026;
const members = demoMembers(year);
/** Search matches gender, country and age, and never asks whom the found one looks for. */
const yearsAround = 8;

const found = (country: string, gender: string, age: number) =>
  members.filter(
    (member) =>
      member.town.country === country &&
      member.gender === gender &&
      Math.abs(member.age - age) <= yearsAround,
  );

/** What search shows first: those who were here last. */
const seenFirst = (people: typeof members) =>
  [...people].sort((one, other) => one.seenMinutesAgo - other.seenMinutesAgo);

const firstPage = (country: string, gender: string, age: number) =>
  seenFirst(found(country, gender, age)).slice(0, 24);

/** The sentences that somebody else of them has written already. */
const saidAgain = (people: typeof members) => {
  const said = new Set<string>();
  return people.flatMap(({ aboutMe }) =>
    (aboutMe.match(/\S.*?[.!?](?= |$)/gu) ?? []).filter((sentence) => said.size === said.add(sentence).size),
  );
};

describe.each(countries)('who looks in %s', (country) => {
  it.each(genders)('for somebody %s finds forty from 43 to 67 and twenty from 35 to 75', (gender) => {
    for (let age = 35; age <= 75; age += 1)
      expect(found(country, gender, age).length, `at ${age}`).toBeGreaterThanOrEqual(
        age >= 43 && age <= 67 ? 40 : 20,
      );
  });

  it.each(genders)('for somebody %s finds one who answers by itself on the first page', (gender) => {
    for (let age = 43; age <= 67; age += 1)
      expect(
        firstPage(country, gender, age).some(({ automatic }) => automatic),
        `at ${age}`,
      ).toBe(true);
  });

  it.each(genders)('for somebody %s reads no sentence twice on the first page, and few names', (gender) => {
    for (let age = 35; age <= 75; age += 1) {
      const page = firstPage(country, gender, age);
      expect(saidAgain(page), `at ${age}`).toEqual([]);
      expect(new Set(page.map(({ name }) => name)).size, `at ${age}`).toBeGreaterThanOrEqual(18);
    }
  });
});

describe.each(locales)('who reads on in %s', (locale) => {
  it.each(genders)('about somebody %s meets no sentence twice in fifty, and few in a hundred', (gender) => {
    const people = seenFirst(
      members.filter((member) => member.locale === locale && member.gender === gender),
    );
    expect(saidAgain(people.slice(0, 50))).toEqual([]);
    expect(saidAgain(people.slice(0, 100)).length).toBeLessThanOrEqual(8);
  });
});

describe('the demo world', () => {
  it('has about 4,500 people with numbers of their own, the same ones each time', () => {
    expect(members).toHaveLength(4480);
    const numbers = [...members, ...testMembers()].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(demoMembers(year)).toEqual(members);
  });

  it('calls them by first names alone', () => {
    for (const { name } of members) expect(name).toMatch(/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u);
  });

  it('gives names by country and year of birth', () => {
    const names = (country: string, born: (year: number) => boolean) =>
      new Set(
        members
          .filter(({ town, age }) => town.country === country && born(year - age))
          .map(({ name }) => name),
      );
    expect(names('DE', (born) => born < 1962)).toContain('Renate');
    expect(names('DE', (born) => born >= 1977)).not.toContain('Renate');
    expect(names('CH', () => true)).toContain('Urs');
    expect(names('DE', () => true)).not.toContain('Urs');
  });

  it('has most of them in the middle of life and fewer to both ends', () => {
    const share = (from: number, to: number) =>
      members.filter(({ age }) => age >= from && age <= to).length / members.length / (to - from + 1);
    expect(share(50, 59)).toBeGreaterThan(1.4 * share(35, 39));
    expect(share(50, 59)).toBeGreaterThan(1.4 * share(71, 75));
    expect(Math.min(...members.map(({ age }) => age))).toBe(35);
    expect(Math.max(...members.map(({ age }) => age))).toBe(75);
  });

  it('was here now, today, this week or weeks ago', () => {
    const within = (minutes: number) =>
      members.filter(({ seenMinutesAgo }) => seenMinutesAgo <= minutes).length / members.length;
    expect(within(5)).toBeGreaterThan(0.03);
    expect(within(5)).toBeLessThan(0.08);
    expect(within(24 * 60)).toBeGreaterThan(0.4);
    expect(within(7 * 24 * 60)).toBeLessThan(0.8);
  });

  it('writes nothing, few words or many', () => {
    const lengths = members.map(({ aboutMe }) => aboutMe.length);
    const share = (from: number, to: number) =>
      lengths.filter((length) => length >= from && length <= to).length / lengths.length;
    expect(share(0, 0)).toBeGreaterThan(0.02);
    expect(share(0, 0)).toBeLessThan(0.08);
    expect(share(1, 60)).toBeGreaterThan(0.1);
    expect(share(250, 700)).toBeGreaterThan(0.1);
    expect(Math.max(...lengths)).toBeLessThan(700);
  });

  it('has a small part for tests: in each language two who answer by themselves and two who do not', () => {
    const few = fewDemoMembers(year);
    for (const locale of locales) {
      const own = few.filter((member) => member.locale === locale);
      expect(own.map(({ gender, automatic }) => `${gender} ${automatic}`).sort()).toEqual(
        genders.flatMap((gender) => [`${gender} false`, `${gender} true`]).sort(),
      );
    }
  });
});
