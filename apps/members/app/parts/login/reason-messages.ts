import { defineMessages } from '@vesper/i18n/react';

/** Why somebody is asked who they are (spec §6, LOGIN_REQUIRED); by `LoginReason`, and for anything else. */
export const loginReasonMessages = defineMessages({
  any: {
    id: 'login.required',
    defaultMessage: 'Log in to continue.',
    description: 'Above the login form; as short as it can be, since the form stands below it on a phone',
  },
  chat: {
    id: 'login.required.chat',
    defaultMessage: 'Log in to chat.',
    description: 'Above the login form; as short as it can be, since the form stands below it on a phone',
  },
  photos: {
    id: 'login.required.photos',
    defaultMessage: 'Log in to see more photos.',
    description: 'Above the login form; as short as it can be, since the form stands below it on a phone',
  },
  like: {
    id: 'login.required.like',
    defaultMessage: 'Log in to like someone.',
    description: 'Above the login form; as short as it can be, since the form stands below it on a phone',
  },
  gift: {
    id: 'login.required.gift',
    defaultMessage: 'Log in to send a gift.',
    description: 'Above the login form; as short as it can be, since the form stands below it on a phone',
  },
});
