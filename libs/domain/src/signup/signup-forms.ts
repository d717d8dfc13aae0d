import { checkBirthDate } from '../member/birth-date.ts';
import { checkEmail } from '../mail-address/email.ts';
import { checkPassword } from '../password/password.ts';
import { checkUsername } from '../member/username.ts';
import { checkMessageText } from '../chat/content/message-text.ts';
import { checkAboutMe } from '../profile/about-me.ts';
import type { Gender, Sexuality } from '../profile/person.ts';

/**
 * The form of step0 (spec §3 "Signup form"); `name` is the username. Fields are called as their inputs and the calls call
 * them, so that what is wrong is said by one name everywhere.
 */
export type AccountForm = {
  email: string;
  name: string;
  password: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  /** The free message to the receiver; empty when only an account is wanted. */
  signup_message: string;
};

/** The forms of steps 2 to 4, named likewise; null and empty mean "not said". */
export type PersonalForm = {
  gender: Gender | null;
  sexuality: Sexuality | null;
  search_gender: Gender | 'everyone' | null;
  country: string;
  region: string;
  city: string;
  about_me: string;
  interests: readonly string[];
};

/** Part of the personal form that a step saves. */
export type PersonalPart = 'about' | 'location' | 'details';

export type FieldCodes = Readonly<Record<string, string>>;

export type SignupRules = {
  minimumAge: number;
  messageLength: number;
  aboutMeLength: number;
  /** `YYYY-MM-DD`, for the age. */
  today: string;
  /** What the site calls itself: no member does. A signup kept from before this was asked has none. */
  siteNames?: readonly string[];
};

export const emptyAccountForm: AccountForm = {
  email: '',
  name: '',
  password: '',
  date_of_birth: '',
  signup_message: '',
};

export const emptyPersonalForm: PersonalForm = {
  gender: null,
  sexuality: null,
  search_gender: null,
  country: '',
  region: '',
  city: '',
  about_me: '',
  interests: [],
};

function withoutNulls(codes: Readonly<Record<string, string | null>>): FieldCodes {
  return Object.fromEntries(
    Object.entries(codes).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What was left empty is asked for, and not called wrong. */
function filled(value: string, code: string | null): string | null {
  return value.trim() === '' ? 'required' : code;
}

/** What is wrong with the account form, a code by field; the server judges the same way. */
export function checkAccountForm(form: AccountForm, rules: SignupRules): FieldCodes {
  return withoutNulls({
    email: filled(form.email, checkEmail(form.email)),
    name: filled(form.name, checkUsername(form.name, form.email, rules.siteNames)),
    password: filled(form.password, checkPassword(form.password, { email: form.email, username: form.name })),
    date_of_birth: filled(
      form.date_of_birth,
      checkBirthDate(form.date_of_birth, rules.today, rules.minimumAge),
    ),
    signup_message: form.signup_message.trim() === '' ? null : checkMessageText(form.signup_message, rules),
  });
}

/** Whether anything was said in a part of the personal form: one that is saved empty was left out like a skipped one. */
export function isPartSaid(part: PersonalPart, form: PersonalForm): boolean {
  if (part === 'about') return form.gender !== null || form.sexuality !== null || form.search_gender !== null;
  if (part === 'location') return form.country !== '' || form.city.trim() !== '';
  return form.about_me.trim() !== '' || form.interests.length > 0;
}

/** What is wrong with the personal form. Everything in it may be left out. */
export function checkPersonalForm(form: PersonalForm, rules: SignupRules): FieldCodes {
  return withoutNulls({ about_me: checkAboutMe(form.about_me, rules.aboutMeLength) });
}
