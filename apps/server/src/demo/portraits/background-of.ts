import { backgroundCount, sceneStep } from '../painter/scene/background.ts';
import { perCountryAndGender } from '../people/groups.ts';

/** Who is in one country has numbers in a row; nobody of them has another's background. */
const perCountry = 2 * perCountryAndGender;

/**
 * From one country to the next. Pages of all countries show who was here last in each, thus the same places of their rows:
 * these lie apart by more places than such a page takes of one country, and in another scene.
 */
const countryStep = 17;

/** What is behind a sitter on a picture of theirs, as `backgroundOf` numbers it: dealt, so that pages of results show none twice. */
export function dealtBackground(sitter: number, picture: number): number {
  const country = Math.floor(sitter / perCountry);
  return ((sitter % perCountry) + country * countryStep + picture * sceneStep) % backgroundCount;
}
