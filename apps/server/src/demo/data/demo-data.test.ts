import { countries, isRegion, locales, regionsOf } from '@vesper/domain';
import { scoreMessage } from '@vesper/domain/scam-hints';
import { describe, expect, it } from 'vitest';
import { regions } from '../../site/data/regions.ts';
import { type Phrase, phraseKinds } from './about/about-bank.ts';
import { aboutBanks, composeAbout, dealtByChance } from './about/about.ts';
import { firstNamesOf } from './names/first-names.ts';
import { towns } from './towns.ts';

const forms = (phrases: readonly Phrase[], gender: 'female' | 'male') =>
  phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase[gender]));

describe.each(locales)('about-me texts in %s', (locale) => {
  const bank = aboutBanks[locale];

  it.each(phraseKinds)(
    'has enough %s for a hundred profiles, none twice, each of whole sentences',
    (kind) => {
      const enough = { openings: 40, middles: 60, closings: 40, shorts: 27, stories: 17 };
      for (const gender of ['female', 'male'] as const) {
        const sentences = forms(bank[kind], gender);
        expect(sentences.length).toBeGreaterThanOrEqual(enough[kind]);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[\p{Lu}¿¡].*[.!?]$/u);
          expect(sentence).not.toMatch(/ {2}|['"]/);
        }
      }
    },
  );

  it('gives more than 400 different texts for 500 members, each the same again, none longer than a profile takes', () => {
    const textOf = (seed: number) =>
      composeAbout({
        locale,
        gender: seed % 2 === 0 ? 'female' : 'male',
        deal: dealtByChance(`test:${seed}`),
      });
    const texts = Array.from({ length: 500 }, (_, seed) => textOf(seed));
    expect(new Set(texts).size).toBeGreaterThan(400);
    expect(textOf(1)).toBe(texts[1]);
    for (const text of texts) expect(text.length).toBeLessThan(700);
  });

  it('asks for no money and offers no other way to write', () => {
    for (const gender of ['female', 'male'] as const)
      for (const text of phraseKinds.flatMap((kind) => forms(bank[kind], gender)))
        expect(scoreMessage(text), text).toMatchObject({ contact: false, money: false });
  });
});

it('each country and language has twenty first names for every age, none twice', () => {
  for (const { country, locale } of towns)
    for (const gender of ['female', 'male'] as const)
      for (const born of [1951, 1970, 1990]) {
        const names = firstNamesOf(country, locale, gender, born);
        expect(new Set(names).size, `${country} ${locale} ${born}`).toBe(20);
      }
});

describe('languages', () => {
  it.each(['it', 'fr', 'es', 'pl'] as const)('%s lets women and men speak as themselves', (locale) => {
    expect(
      aboutBanks[locale].openings.filter((phrase) => typeof phrase === 'object').length,
    ).toBeGreaterThanOrEqual(5);
  });

  it('share no sentence', () => {
    const all = locales.flatMap((locale) => {
      const bank = aboutBanks[locale];
      return forms(
        phraseKinds.flatMap((kind) => bank[kind]),
        'female',
      );
    });
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('places', () => {
  it('lists every region of every country once, in its own alphabet', () => {
    for (const country of countries) {
      expect(regions[country].map(({ code }) => code).sort()).toEqual(
        regionsOf(country)
          .map(({ code }) => code)
          .sort(),
      );
    }
    expect(regions.SE.at(-1)?.name.startsWith('Ö')).toBe(true);
  });

  it('has four to eight towns per country, in a region that exists, at a position inside Europe or the United States', () => {
    for (const country of countries) {
      const own = towns.filter((town) => town.country === country);
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.length).toBeLessThanOrEqual(8);
      for (const { region, latitude, longitude } of own) {
        expect(isRegion(region), region).toBe(true);
        expect(region.slice(0, 2)).toBe(country);
        expect(Math.round(latitude * 10)).toBeCloseTo(latitude * 10, 6);
        expect(Math.round(longitude * 10)).toBeCloseTo(longitude * 10, 6);
        if (country === 'US') expect(longitude).toBeLessThan(-66);
        else expect(longitude).toBeGreaterThan(-11);
        expect(latitude).toBeGreaterThan(25);
      }
    }
  });

  it('reaches every language', () => {
    expect(new Set(towns.map((town) => town.locale))).toEqual(new Set(locales));
  });
});
