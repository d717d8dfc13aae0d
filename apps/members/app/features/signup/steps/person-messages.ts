import { defineMessages } from '@vesper/i18n/react';

/** What an account is needed for, by `LoginReason`: who has none yet is not told to log in. */
export const signupReasonMessages = defineMessages({
  chat: {
    id: 'signup.reason.chat',
    defaultMessage: 'Once you have an account, you can write.',
    description: 'Above the signup form, to a visitor who wanted to write to the person shown',
  },
  photos: {
    id: 'signup.reason.photos',
    defaultMessage: 'To see more photos, you need an account and Premium.',
    description: 'Above the signup form, to a visitor who wanted more photos of the person shown',
  },
  like: {
    id: 'signup.reason.like',
    defaultMessage: 'Your like will be sent as soon as you confirm your e-mail address.',
    description: 'Above the signup form, to a visitor who pressed Like; the like is then sent by itself',
  },
  gift: {
    id: 'signup.reason.gift',
    defaultMessage: 'Once you have an account, you can send gifts.',
    description: 'Above the signup form, to a visitor who wanted to send a gift to the person shown',
  },
});
