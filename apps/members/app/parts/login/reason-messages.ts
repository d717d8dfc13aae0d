import { defineMessages } from '@vesper/i18n/react';

/** Why somebody is asked who they are (spec §6, LOGIN_REQUIRED); by `LoginReason`, and for anything else. */
export const loginReasonMessages = defineMessages({
  any: {
    id: 'login.required',
    defaultMessage: 'Please log in to see this page.',
    description: 'Above the login form',
  },
  chat: {
    id: 'login.required.chat',
    defaultMessage: 'Please log in to chat.',
    description: 'Above the login form',
  },
  photos: {
    id: 'login.required.photos',
    defaultMessage: 'Please log in to see more photos.',
    description: 'Above the login form',
  },
  like: {
    id: 'login.required.like',
    defaultMessage: 'Please log in to like someone.',
    description: 'Above the login form',
  },
  gift: {
    id: 'login.required.gift',
    defaultMessage: 'Please log in to send a gift.',
    description: 'Above the login form',
  },
});
