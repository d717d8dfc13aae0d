import { defineMessages } from '@vesper/i18n/react';

export const passwordAgainMessages = defineMessages({
  password: {
    id: 'login-field.password.again',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
});
