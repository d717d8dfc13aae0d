import { defineMessages } from '@vesper/i18n/react';

export const loginMessages = defineMessages({
  loginTitle: { id: 'login.title', defaultMessage: 'Welcome back', description: 'Title of the login page' },
  loginRequired: {
    id: 'login.required',
    defaultMessage: 'Please log in to see this page.',
    description: 'Above the login form',
  },
  loginRequiredChat: {
    id: 'login.required.chat',
    defaultMessage: 'Please log in to chat.',
    description: 'Above the login form',
  },
  loginRequiredPhotos: {
    id: 'login.required.photos',
    defaultMessage: 'Please log in to see more photos.',
    description: 'Above the login form',
  },
  loginRequiredLike: {
    id: 'login.required.like',
    defaultMessage: 'Please log in to like someone.',
    description: 'Above the login form',
  },
  loginRequiredGift: {
    id: 'login.required.gift',
    defaultMessage: 'Please log in to send a gift.',
    description: 'Above the login form',
  },
  noAccount: {
    id: 'login.no-account',
    defaultMessage: 'New here?',
    description: 'In front of the link to the signup',
  },
  signup: { id: 'login.signup', defaultMessage: 'Create a free account', description: 'Link to the signup' },
});
