import { defineMessages } from '@vesper/i18n/react';

export const loginMessages = defineMessages({
  loginTitle: { id: 'login.title', defaultMessage: 'Welcome back', description: 'Title of the login page' },
  noAccount: {
    id: 'login.no-account',
    defaultMessage: 'New here?',
    description: 'In front of the link to the signup',
  },
  signup: { id: 'login.signup', defaultMessage: 'Create a free account', description: 'Link to the signup' },
});
