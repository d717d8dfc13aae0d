import { defineMessages } from '@vesper/i18n/react';

/** The fields of a new password, wherever one is chosen. */
export const newPasswordMessages = defineMessages({
  newPassword: { id: 'password-new.password', defaultMessage: 'New password', description: 'Field' },
  newPasswordHint: {
    id: 'password-new.password.hint',
    defaultMessage:
      'At least {password_min, number} characters. A short sentence is easy to remember and hard to guess.',
    description: 'Under the field for a new password',
  },
  repeat: { id: 'password-new.repeat', defaultMessage: 'Repeat new password', description: 'Field' },
});
