import { expect, it } from 'vitest';
import { perCountryAndGender } from '../people/groups.ts';
import { dealtBackground } from './background-of.ts';

const perCountry = 2 * perCountryAndGender;

it('gives nobody of a country the background of another', () => {
  for (let country = 0; country < 16; country += 1) {
    const dealt = Array.from({ length: perCountry }, (_, row) =>
      dealtBackground(country * perCountry + row, 0),
    );
    expect(new Set(dealt).size).toBe(perCountry);
  }
});

it('gives those who are at the same places of their countries backgrounds far from each other', () => {
  for (const gender of [0, perCountryAndGender]) {
    const page = Array.from({ length: 16 * 12 }, (_, at) =>
      dealtBackground((at % 16) * perCountry + gender + Math.floor(at / 16), 0),
    );
    expect(new Set(page).size).toBe(page.length);
  }
});

it('gives one person another background on every picture', () => {
  const pictures = [0, 1, 2, 3, 4, 5].map((picture) => dealtBackground(100_003, picture));
  expect(new Set(pictures).size).toBe(6);
});
