import { defineMessages } from '@vesper/i18n/react';

/** The labels of the fields that one logs in with, wherever they are asked for. */
export const loginFieldMessages = defineMessages({
  email: { id: 'login-field.email', defaultMessage: 'E-mail address', description: 'Field' },
  password: { id: 'login-field.password', defaultMessage: 'Password', description: 'Field' },
  showPassword: {
    id: 'login-field.password.show',
    defaultMessage: 'Show password',
    description: 'Button in the password field',
  },
  hidePassword: {
    id: 'login-field.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button in the password field',
  },
});
