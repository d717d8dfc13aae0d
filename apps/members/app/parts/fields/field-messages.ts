import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';
import { knownErrorMessage, type RefusalTexts } from '../../frame/errors/refusals.ts';

const fieldMessages = defineMessages({
  required: {
    id: 'refusal-field.required',
    defaultMessage: 'Please fill this in.',
    description: 'A field was left empty',
  },
  invalid: {
    id: 'refusal-field.invalid',
    defaultMessage: 'Please check this entry.',
    description: 'A field was refused',
  },
  email_invalid: {
    id: 'refusal-field.email_invalid',
    defaultMessage: 'Invalid email',
    description: 'Not an e-mail address',
  },
  email_duplicate: {
    id: 'refusal-field.email_duplicate',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'At signup',
  },
  email_restorable: {
    id: 'refusal-field.email_restorable',
    defaultMessage: 'The account with this e-mail address was deleted. You can restore it: see below.',
    description: 'At signup, within the days in which a deleted account can be restored',
  },
  username_is_email: {
    id: 'refusal-field.username_is_email',
    defaultMessage: 'Username may not be the same as your e-mail address',
    description: 'At signup',
  },
  username_not_allowed: {
    id: 'refusal-field.username_not_allowed',
    defaultMessage:
      'A username cannot contain a web address or @, or sound like our team. A first name is enough.',
    description: 'At signup',
  },
  username_starts_with_at: {
    id: 'refusal-field.username_starts_with_at',
    defaultMessage: 'Username may not start with @',
    description: 'At signup',
  },
  username_too_short: {
    id: 'refusal-field.username_too_short',
    defaultMessage: 'Please choose a username of at least {name_min, number} characters.',
    description: 'At signup',
  },
  username_too_long: {
    id: 'refusal-field.username_too_long',
    defaultMessage: 'Please choose a shorter username, of at most {name_max, number} characters.',
    description: 'At signup',
  },
  username_invalid_characters: {
    id: 'refusal-field.username_invalid_characters',
    defaultMessage: 'The username contains characters that cannot be shown.',
    description: 'At signup',
  },
  password_too_short: {
    id: 'refusal-field.password_too_short',
    defaultMessage: 'Please choose a password of at least {password_min, number} characters.',
    description: 'At signup',
  },
  password_too_long: {
    id: 'refusal-field.password_too_long',
    defaultMessage: 'Please choose a password of at most {password_max, number} characters.',
    description: 'At signup',
  },
  password_common: {
    id: 'refusal-field.password_common',
    defaultMessage: 'This password is easy to guess. Please choose another one.',
    description: 'At signup',
  },
  birth_date_invalid: {
    id: 'refusal-field.birth_date_invalid',
    defaultMessage: 'Invalid date of birth.',
    description: 'Not a date',
  },
  birth_date_future: {
    id: 'refusal-field.birth_date_future',
    defaultMessage: 'Invalid date of birth.',
    description: 'A date that is still to come',
  },
  birth_date_implausible: {
    id: 'refusal-field.birth_date_implausible',
    defaultMessage: 'Invalid date of birth.',
    description: 'More than 120 years ago',
  },
  below_minimum_age: {
    id: 'refusal-field.below_minimum_age',
    defaultMessage: 'Enter your date of birth ({min_age}+)',
    description: 'Too young; {min_age} is the minimum age',
  },
  about_me_too_long: {
    id: 'refusal-field.about_me_too_long',
    defaultMessage: 'This text is too long.',
    description: 'About me',
  },
  city_too_long: {
    id: 'refusal-field.city_too_long',
    defaultMessage: 'Please check this entry.',
    description: 'Name of a town',
  },
  about_me_changed: {
    id: 'refusal-field.about_me_changed',
    defaultMessage:
      'You have saved another text in the meantime, on another page or device. If you save again, this one will replace it.',
    description: 'At the text about oneself; the other text is shown below it',
  },
  changed_meanwhile: {
    id: 'refusal-field.changed_meanwhile',
    defaultMessage:
      'You have saved something else in the meantime, on another page or device. If you save again, what you have entered on this page will replace it.',
    description: 'At the own username, town or date of birth; what was saved is shown below it',
  },
  moved_too_often: {
    id: 'refusal-field.moved_too_often',
    defaultMessage: 'You have changed your town several times today. Please try again tomorrow.',
    description: 'Town',
  },
  renamed_too_often: {
    id: 'refusal-field.renamed_too_often',
    defaultMessage: 'You have changed your username several times today. Please try again tomorrow.',
    description: 'Own username',
  },
  region_unknown: {
    id: 'refusal-field.region_unknown',
    defaultMessage: 'Please choose from the list.',
    description: 'Region',
  },
  interest_unknown: {
    id: 'refusal-field.interest_unknown',
    defaultMessage: 'Please choose from the list.',
    description: 'Interests',
  },
});

/** The text of a refused field by its code. */
export const fieldMessage = (code: string, more: RefusalTexts = {}): MessageDescriptor =>
  more[code] ?? (fieldMessages as RefusalTexts)[code] ?? knownErrorMessage(code) ?? fieldMessages.invalid;
