import { defineMessages } from '@vesper/i18n/react';

/** The fields of a new password, wherever one is chosen. */
export const newPasswordMessages = defineMessages({
  newPassword: { id: 'reset.do.password', defaultMessage: 'New password', description: 'Field' },
  newPasswordHint: {
    id: 'reset.do.password.hint',
    defaultMessage: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
    description: 'Under the field for a new password',
  },
  repeat: { id: 'reset.do.repeat', defaultMessage: 'New password once more', description: 'Field' },
});
