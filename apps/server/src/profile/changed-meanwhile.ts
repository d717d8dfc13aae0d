import type { CheckedBody, FieldErrorCode } from '@vesper/contract';
import {
  isChangedMeanwhile,
  isCountry,
  normalizeAboutMe,
  normalizeCity,
  normalizeUsername,
} from '@vesper/domain';
import type { Member } from '../member/repository.ts';

type ProfileForm = CheckedBody<'profileUpdate'>;
type Stored = Pick<Member, 'name' | 'about_me' | 'birth_date' | 'country' | 'region' | 'city'>;

/** Country, region and town are one value: those of two edits together are a place where nobody lives. */
const placeIn = ({ country, region, city }: Pick<Stored, 'country' | 'region' | 'city'>): string =>
  JSON.stringify([isCountry(country) ? country : '', region, normalizeCity(city)]);

const isPlaceChanged = (
  { country, region, city, place_before: before }: ProfileForm,
  stored: Stored,
): boolean => {
  if (before === undefined || (country ?? region ?? city) === undefined) return false;
  const next = {
    country: country ?? stored.country,
    region: region ?? stored.region,
    city: city ?? stored.city,
  };
  return ![placeIn(before), placeIn(next)].includes(placeIn(stored));
};

/**
 * What another page has saved since an edit began that would replace it (decisions 86 and 136), by the field that says so; null
 * where nothing was. Who does not say with what the edit began replaces it, and the same once more is no other.
 */
export const changedMeanwhile = (
  form: ProfileForm,
  stored: Stored,
): Record<'name' | 'about_me' | 'city' | 'date_of_birth', FieldErrorCode | null> => {
  const { about_me: text, about_me_before: before } = form;
  const { date_of_birth: date, date_of_birth_before: dateBefore } = form;
  const isTextChanged =
    text !== undefined &&
    before !== undefined &&
    isChangedMeanwhile(stored.about_me, before, normalizeAboutMe(text));
  const isDateChanged =
    date !== undefined && dateBefore !== undefined && ![date, dateBefore].includes(stored.birth_date);
  const { name, name_before: nameBefore } = form;
  const isNameChanged =
    name !== undefined &&
    nameBefore !== undefined &&
    ![normalizeUsername(name), nameBefore].includes(stored.name);
  return {
    name: isNameChanged ? 'changed_meanwhile' : null,
    about_me: isTextChanged ? 'about_me_changed' : null,
    city: isPlaceChanged(form, stored) ? 'changed_meanwhile' : null,
    date_of_birth: isDateChanged ? 'changed_meanwhile' : null,
  };
};

/** What a form would have stored: not with what its edit began, except for what is judged one by one. */
export const withoutBefore = ({
  name_before: _name,
  about_me_before: _text,
  place_before: _place,
  date_of_birth_before: _date,
  ...form
}: ProfileForm) => form;
