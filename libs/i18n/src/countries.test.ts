import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { namedCountries } from './countries.ts';

const names = (locale: string, codes: readonly string[]) =>
  namedCountries(createIntl({ locale }), codes).map(({ label }) => label);

it('names countries in the language, in its own order', () => {
  expect(names('de', ['SE', 'AT', 'DE'])).toEqual(['Deutschland', 'Österreich', 'Schweden']);
  // In Swedish Ö is the last letter.
  expect(names('sv', ['AT', 'SE', 'DE'])).toEqual(['Sverige', 'Tyskland', 'Österrike']);
});
