import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';

/** The text of every code that a call can answer (spec §8; the English is to the letter where the spec gives it). */
const errorMessages = defineMessages({
  login_failed: {
    id: 'refusal.login_failed',
    defaultMessage: 'Login failed, please try again',
    description: 'Wrong e-mail address or password',
  },
  login_blocked: {
    id: 'refusal.login_blocked',
    defaultMessage: 'Too many incorrect attempts, account blocked for {minutes} min.',
    description: 'After too many wrong passwords',
  },
  duplicate_email: {
    id: 'refusal.duplicate_email',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'At signup',
  },
  signup_closed: {
    id: 'refusal.signup_closed',
    defaultMessage: 'You can only sign up with an invitation at the moment.',
    description: 'The site takes new members by invitation only',
  },
  activation_failed: {
    id: 'refusal.activation_failed',
    defaultMessage: 'This link has expired or has already been used. Log in and ask for a new e-mail.',
    description: 'The link of the confirmation e-mail does not work',
  },
  already_active: {
    id: 'refusal.already_active',
    defaultMessage: 'Your e-mail address has already been confirmed.',
    description: 'Nothing left to confirm',
  },
  blocked_by_member: {
    id: 'refusal.blocked_by_member',
    defaultMessage: "You're blocked by {name}. You do not have access to this page.",
    description: 'The other member blocked this one',
  },
  blocked_by_you: {
    id: 'refusal.blocked_by_you',
    defaultMessage: 'You have blocked this member.',
    description:
      'Title of the page of somebody whom the reader has blocked, above a link to the list of such people; also where writing to them is refused. The member is of either gender',
  },
  member_not_available: {
    id: 'refusal.member_not_available',
    defaultMessage: 'This profile no longer exists.',
    description: 'The other account is gone',
  },
  member_not_found: {
    id: 'refusal.member_not_found',
    defaultMessage: 'This profile no longer exists.',
    description: 'The other account is gone',
  },
  own_profile: {
    id: 'refusal.own_profile',
    defaultMessage: 'This is your own profile.',
    description: 'One cannot like or write to oneself',
  },
  free_conversation_limit: {
    id: 'refusal.free_conversation_limit',
    defaultMessage:
      'As a free member you can start {limit, plural, one {# conversation} other {# conversations}}. Get Premium to write to as many people as you like.',
    description: 'A free member wants to start one conversation too many',
  },
  not_enough_credits: {
    id: 'refusal.not_enough_credits',
    defaultMessage: 'You do not have enough credits for this message.',
    description: 'Sending was refused',
  },
  message_empty: {
    id: 'refusal.message_empty',
    defaultMessage: 'Please write something first.',
    description: 'An empty message was sent',
  },
  message_too_long: {
    id: 'refusal.message_too_long',
    defaultMessage: 'Your message is too long.',
    description: 'More characters than allowed',
  },
  message_repeated: {
    id: 'refusal.message_repeated',
    defaultMessage:
      'You have just sent the same message to several members. Write something more personal, or wait an hour.',
    description: 'The same text to too many members; the message stays and can be sent later',
  },
  too_many_conversations: {
    id: 'refusal.too_many_conversations',
    defaultMessage: 'You have started a lot of conversations today. You can start new ones tomorrow.',
    description: 'More new conversations in a day than allowed; the message stays and can be sent later',
  },
  too_many_messages: {
    id: 'refusal.too_many_messages',
    defaultMessage: 'That was a lot of messages at once. Please wait a minute and try again.',
    description: 'More messages in a minute than allowed; the message stays and can be sent later',
  },
  gift_not_available: {
    id: 'refusal.gift_not_available',
    defaultMessage: 'This gift is no longer available. Please choose another one.',
    description: 'A gift that the site has stopped offering meanwhile',
  },
  photo_limit_reached: {
    id: 'refusal.photo_limit_reached',
    defaultMessage: 'You have reached the maximum number of photos.',
    description: 'Free members 3, premium 25',
  },
  photo_twice: {
    id: 'refusal.photo_twice',
    defaultMessage: 'You already have this photo.',
    description: 'Upload refused: the same picture is on the profile already',
  },
  photo_refused: {
    id: 'refusal.photo_refused',
    defaultMessage: 'This photo is not shown to others, so it cannot be your main photo.',
    description: 'The photo was refused by people of the website',
  },
  photo_order_changed: {
    id: 'refusal.photo_order_changed',
    defaultMessage: 'Your photos have changed in the meantime. Please reload the page.',
    description:
      'Another page of the member has added or removed photos while they were being put in order here',
  },
  photo_changed: {
    id: 'refusal.photo_changed',
    defaultMessage: 'This photo has changed in the meantime. Please close this window and try again.',
    description:
      'A photo was to be cropped that was cropped or refused on another page or by people of the website meanwhile',
  },
  photo_part_invalid: {
    id: 'refusal.photo_part_invalid',
    defaultMessage: 'This part of the photo is too small.',
    description: 'A photo was to be cropped to less than can be shown',
  },
  photo_invalid: {
    id: 'refusal.photo_invalid',
    defaultMessage: 'We cannot use this file as a photo.',
    description: 'Upload refused',
  },
  photo_too_large: {
    id: 'refusal.photo_too_large',
    defaultMessage: 'This photo is too large.',
    description: 'Upload refused',
  },
  payment_failed: {
    id: 'refusal.payment_failed',
    defaultMessage: 'Payment failed or has been cancelled.',
    description: 'Paying did not work',
  },
  payment_provider_unavailable: {
    id: 'refusal.payment_provider_unavailable',
    defaultMessage:
      'Payments are not working at the moment. You have not been charged; please try again in a few minutes.',
    description: 'The payment service does not answer',
  },
  too_many_requests: {
    id: 'refusal.too_many_requests',
    defaultMessage: 'That was a bit fast. Please wait a moment and try again.',
    description: 'Too many requests',
  },
  network: {
    id: 'refusal.network',
    defaultMessage: 'The site could not be reached. Please check your internet connection and try again.',
    description: 'No answer came, be it the connection or the site',
  },
  service_unavailable: {
    id: 'refusal.service_unavailable',
    defaultMessage: 'That is not possible at the moment. Please try again in a few minutes.',
    description: 'The site, or a part of it, does not answer or has too much to do',
  },
  generic: {
    id: 'refusal.generic',
    defaultMessage: 'An error occured, please try again later.',
    description: 'Anything unexpected',
  },
});

/** More texts by code, of a subject whose codes the frame of every page need not know. */
export type RefusalTexts = Readonly<Record<string, MessageDescriptor>>;

/** The text of a refused call by its code, where every page knows it. */
export const knownErrorMessage = (code: string): MessageDescriptor | undefined =>
  (errorMessages as RefusalTexts)[code];

/** The text of a refused call by its code; unknown ones get the generic text. */
export const errorMessage = (code: string, more: RefusalTexts = {}): MessageDescriptor =>
  more[code] ?? knownErrorMessage(code) ?? errorMessages.generic;

/** The text of a code that a machine holds: it says "no answer came" in its own word, the texts know the calls' one. */
export const machineErrorMessage = (code: string | null, more: RefusalTexts = {}): MessageDescriptor =>
  errorMessage(code === 'network_error' ? 'network' : (code ?? 'generic'), more);
