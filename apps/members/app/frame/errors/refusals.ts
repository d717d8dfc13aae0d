import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';

/** The text of every code that a call can answer (spec §8; the English is to the letter where the spec gives it). */
const errorMessages = defineMessages({
  login_failed: {
    id: 'error.login_failed',
    defaultMessage: 'Login failed, please try again',
    description: 'Wrong e-mail address or password',
  },
  login_blocked: {
    id: 'error.login_blocked',
    defaultMessage: 'Too many incorrect attempts, account blocked for {minutes} min.',
    description: 'After too many wrong passwords',
  },
  duplicate_email: {
    id: 'error.duplicate_email',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'At signup',
  },
  signup_closed: {
    id: 'error.signup_closed',
    defaultMessage: 'You can only sign up with an invitation at the moment.',
    description: 'The site takes new members by invitation only',
  },
  activation_failed: {
    id: 'error.activation_failed',
    defaultMessage: 'This link has expired or was already used. Log in and ask for a new e-mail.',
    description: 'The link of the confirmation e-mail does not work',
  },
  already_active: {
    id: 'error.already_active',
    defaultMessage: 'Your e-mail address is already confirmed.',
    description: 'Nothing left to confirm',
  },
  blocked_by_member: {
    id: 'error.blocked_by_member',
    defaultMessage: "You're blocked by {name}. You do not have access to this page.",
    description: 'The other member blocked this one',
  },
  member_not_available: {
    id: 'error.member_not_available',
    defaultMessage: 'This profile no longer exists.',
    description: 'The other account is gone',
  },
  member_not_found: {
    id: 'error.member_not_found',
    defaultMessage: 'This profile no longer exists.',
    description: 'The other account is gone',
  },
  own_profile: {
    id: 'error.own_profile',
    defaultMessage: 'This is your own profile.',
    description: 'One cannot like or write to oneself',
  },
  free_conversation_limit: {
    id: 'error.free_conversation_limit',
    defaultMessage:
      'As a free member you can start {limit, plural, one {# conversation} other {# conversations}}. Get Premium to write to as many people as you like.',
    description: 'A free member wants to start one conversation too many',
  },
  not_enough_credits: {
    id: 'error.not_enough_credits',
    defaultMessage: 'You do not have enough credits for this message.',
    description: 'Sending was refused',
  },
  message_empty: {
    id: 'error.message_empty',
    defaultMessage: 'Please write something first.',
    description: 'An empty message was sent',
  },
  message_too_long: {
    id: 'error.message_too_long',
    defaultMessage: 'Your message is too long.',
    description: 'More characters than allowed',
  },
  photo_limit_reached: {
    id: 'error.photo_limit_reached',
    defaultMessage: 'You have reached the number of photos you can upload.',
    description: 'Free members 3, premium 25',
  },
  photo_invalid: {
    id: 'error.photo_invalid',
    defaultMessage: 'This file is not a picture that we can use.',
    description: 'Upload refused',
  },
  photo_too_large: {
    id: 'error.photo_too_large',
    defaultMessage: 'This picture is too large.',
    description: 'Upload refused',
  },
  payment_failed: {
    id: 'error.payment_failed',
    defaultMessage: 'Payment failed or has been cancelled.',
    description: 'Paying did not work',
  },
  payment_provider_unavailable: {
    id: 'error.payment_provider_unavailable',
    defaultMessage:
      'Paying is not possible at the moment. Nothing was charged; please try again in a few minutes.',
    description: 'The payment service does not answer',
  },
  discount_code_invalid: {
    id: 'error.discount_code_invalid',
    defaultMessage: 'This discount code is not valid.',
    description: 'At the order',
  },
  repeat_order_unconfirmed: {
    id: 'error.repeat_order_unconfirmed',
    defaultMessage: 'You ordered the same bundle a moment ago. Order it once more only if you want it twice.',
    description: 'Guards against paying twice',
  },
  too_many_requests: {
    id: 'error.too_many_requests',
    defaultMessage: 'That was a bit fast. Please wait a moment and try again.',
    description: 'Too many requests',
  },
  network: {
    id: 'error.network',
    defaultMessage: 'There is no connection. Please check it and try again.',
    description: 'No answer came',
  },
  generic: {
    id: 'error.generic',
    defaultMessage: 'An error occured, please try again later.',
    description: 'Anything unexpected',
  },
});

const fieldMessages = defineMessages({
  required: {
    id: 'field.required',
    defaultMessage: 'Please fill this in.',
    description: 'A field was left empty',
  },
  invalid: {
    id: 'field.invalid',
    defaultMessage: 'Please check this entry.',
    description: 'A field was refused',
  },
  email_invalid: {
    id: 'field.email_invalid',
    defaultMessage: 'Invalid email',
    description: 'Not an e-mail address',
  },
  email_duplicate: {
    id: 'field.email_duplicate',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'At signup',
  },
  email_restorable: {
    id: 'field.email_restorable',
    defaultMessage: 'The account with this address was deleted. You can restore it, see below.',
    description: 'At signup, within the days in which a deleted account can be restored',
  },
  username_is_email: {
    id: 'field.username_is_email',
    defaultMessage: 'Username may not be the same as your e-mail address',
    description: 'At signup',
  },
  username_starts_with_at: {
    id: 'field.username_starts_with_at',
    defaultMessage: 'Username may not start with @',
    description: 'At signup',
  },
  username_too_short: {
    id: 'field.username_too_short',
    defaultMessage: 'Please choose a username of at least 2 characters.',
    description: 'At signup',
  },
  username_too_long: {
    id: 'field.username_too_long',
    defaultMessage: 'Please choose a shorter username, of at most 40 characters.',
    description: 'At signup',
  },
  username_invalid_characters: {
    id: 'field.username_invalid_characters',
    defaultMessage: 'The username contains characters that cannot be shown.',
    description: 'At signup',
  },
  password_too_short: {
    id: 'field.password_too_short',
    defaultMessage: 'Please choose a password of at least 10 characters.',
    description: 'At signup',
  },
  password_too_long: {
    id: 'field.password_too_long',
    defaultMessage: 'Please choose a password of at most 128 characters.',
    description: 'At signup',
  },
  password_common: {
    id: 'field.password_common',
    defaultMessage: 'This password is easy to guess. Please choose another one.',
    description: 'At signup',
  },
  birth_date_invalid: {
    id: 'field.birth_date_invalid',
    defaultMessage: 'Invalid date of birth.',
    description: 'Not a date',
  },
  birth_date_future: {
    id: 'field.birth_date_future',
    defaultMessage: 'Invalid date of birth.',
    description: 'A date that is still to come',
  },
  birth_date_implausible: {
    id: 'field.birth_date_implausible',
    defaultMessage: 'Invalid date of birth.',
    description: 'More than 120 years ago',
  },
  below_minimum_age: {
    id: 'field.below_minimum_age',
    defaultMessage: 'Enter your date of birth ({min_age}+)',
    description: 'Too young; {min_age} is the minimum age',
  },
  about_me_too_long: {
    id: 'field.about_me_too_long',
    defaultMessage: 'This text is too long.',
    description: 'About me',
  },
  city_too_long: {
    id: 'field.city_too_long',
    defaultMessage: 'Please check this entry.',
    description: 'Name of a town',
  },
  region_unknown: {
    id: 'field.region_unknown',
    defaultMessage: 'Please choose from the list.',
    description: 'Region',
  },
  interest_unknown: {
    id: 'field.interest_unknown',
    defaultMessage: 'Please choose from the list.',
    description: 'Interests',
  },
});

/** More texts by code, of a subject whose codes the frame of every page need not know. */
export type RefusalTexts = Readonly<Record<string, MessageDescriptor>>;

/** The text of a refused call by its code; unknown ones get the generic text. */
export const errorMessage = (code: string, more: RefusalTexts = {}): MessageDescriptor =>
  more[code] ?? (errorMessages as RefusalTexts)[code] ?? errorMessages.generic;

/** The text of a refused field by its code. */
export const fieldMessage = (code: string, more: RefusalTexts = {}): MessageDescriptor =>
  more[code] ??
  (fieldMessages as RefusalTexts)[code] ??
  (errorMessages as RefusalTexts)[code] ??
  fieldMessages.invalid;
