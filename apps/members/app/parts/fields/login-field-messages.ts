import { defineMessages } from '@vesper/i18n/react';

/** The labels of the fields that one logs in with, wherever they are asked for. */
export const loginFieldMessages = defineMessages({
  email: { id: 'account.email', defaultMessage: 'E-mail address', description: 'Field' },
  password: { id: 'account.password', defaultMessage: 'Password', description: 'Field' },
  showPassword: {
    id: 'account.password.show',
    defaultMessage: 'Show the password',
    description: 'Button in the password field',
  },
  hidePassword: {
    id: 'account.password.hide',
    defaultMessage: 'Hide the password',
    description: 'Button in the password field',
  },
});
