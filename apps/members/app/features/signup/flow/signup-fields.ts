import type { CallBody } from '@vesper/contract';
import {
  type AccountForm,
  isCountry,
  isGender,
  isSexuality,
  type PersonalForm,
  type PersonalPart,
} from '@vesper/domain';
import { readDateOfBirth } from '@vesper/ui';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the first step's form. */
export const readAccount = (form: FormData): AccountForm => ({
  email: text(form, 'email'),
  name: text(form, 'name'),
  password: text(form, 'password'),
  birthDate: readDateOfBirth(form, 'date_of_birth'),
  message: text(form, 'signup_message'),
});

/** Reads the part of the personal form that a step shows. */
export const readPersonal = (form: FormData, part: PersonalPart): Partial<PersonalForm> => {
  if (part === 'about') {
    const [gender, sexuality, sought] = ['gender', 'sexuality', 'search_gender'].map((name) =>
      form.get(name),
    );
    return {
      gender: isGender(gender) ? gender : null,
      sexuality: isSexuality(sexuality) ? sexuality : null,
      lookingFor: isGender(sought) || sought === 'everyone' ? sought : null,
    };
  }
  if (part === 'location')
    return { country: text(form, 'country'), region: text(form, 'region'), city: text(form, 'city') };
  return { aboutMe: text(form, 'about_me'), interests: form.getAll('interests').map(String) };
};

/** What a step saves, as the profile call takes it; what was not said is left out. */
export const profileOf = (part: PersonalPart, personal: PersonalForm): CallBody<'profileUpdate'> => {
  const { gender, sexuality, lookingFor, country, region, city, aboutMe, interests } = personal;
  if (part === 'about') {
    return {
      ...(gender && { gender }),
      ...(sexuality && { sexuality }),
      ...(lookingFor && lookingFor !== 'everyone' && { search_gender: lookingFor }),
    };
  }
  if (part === 'location') {
    if (!isCountry(country)) return city === '' ? {} : { city };
    // A region of another country comes from a list that was not renewed.
    return { country, city, region: region.startsWith(`${country}-`) ? region : '' };
  }
  return { about_me: aboutMe, interests: [...interests] };
};
