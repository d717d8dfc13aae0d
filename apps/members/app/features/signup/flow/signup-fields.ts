import type { CallBody } from '@vesper/contract';
import {
  type AccountForm,
  isCountry,
  isOfCountry,
  isGender,
  isSexuality,
  type Locale,
  type PersonalForm,
  type PersonalPart,
} from '@vesper/domain';
import { readDateOfBirth } from '@vesper/ui';
import type { SignupTracking } from './signup-start.ts';

export interface SignupFrom {
  /** The member whom the first message goes to, by id. */
  readonly receiver: string | null;
  readonly language: Locale;
  readonly tracking: SignupTracking;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the first step's form. */
export const readAccount = (form: FormData): AccountForm => ({
  email: text(form, 'email'),
  name: text(form, 'name'),
  password: text(form, 'password'),
  date_of_birth: readDateOfBirth(form, 'date_of_birth'),
  signup_message: text(form, 'signup_message'),
});

/** What makes an account, as the signup call takes it; the message goes only to a receiver. */
export const signupOf = (
  account: AccountForm,
  { receiver, language, tracking }: SignupFrom,
): CallBody<'signup'> => {
  const { email, name, password, date_of_birth, signup_message } = account;
  return {
    email,
    name,
    password,
    date_of_birth,
    language,
    tracking,
    ...(receiver && signup_message.trim() !== '' && { receiver, signup_message }),
  };
};

/** Reads the part of the personal form that a step shows. */
export const readPersonal = (form: FormData, part: PersonalPart): Partial<PersonalForm> => {
  if (part === 'about') {
    const [gender, sexuality, sought] = ['gender', 'sexuality', 'search_gender'].map((name) =>
      form.get(name),
    );
    return {
      gender: isGender(gender) ? gender : null,
      sexuality: isSexuality(sexuality) ? sexuality : null,
      search_gender: isGender(sought) || sought === 'everyone' ? sought : null,
    };
  }
  if (part === 'location')
    return { country: text(form, 'country'), region: text(form, 'region'), city: text(form, 'city') };
  return { about_me: text(form, 'about_me'), interests: form.getAll('interests').map(String) };
};

/** What a step saves, as the profile call takes it; what was not said is left out. */
export const profileOf = (part: PersonalPart, personal: PersonalForm): CallBody<'profileUpdate'> => {
  const { gender, sexuality, search_gender, country, region, city, about_me, interests } = personal;
  if (part === 'about') {
    return {
      ...(gender && { gender }),
      ...(sexuality && { sexuality }),
      // The call's word for everyone is null; an untouched field is null here, and left out.
      ...(search_gender && { search_gender: search_gender === 'everyone' ? null : search_gender }),
    };
  }
  if (part === 'location') {
    if (!isCountry(country)) return city === '' ? {} : { city };
    // A region of another country comes from a list that was not renewed.
    return { country, city, region: isOfCountry(region, country) ? region : '' };
  }
  return { about_me, interests: [...interests] };
};
