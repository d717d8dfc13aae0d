import { defineMessages } from '@vesper/i18n/react';

/** The password's part of the settings. */
export const passwordMessages = defineMessages({
  passwordOld: { id: 'password.old', defaultMessage: 'Old password', description: 'Field' },
  passwordSubmit: {
    id: 'password.submit',
    defaultMessage: 'Change password',
    description: 'Button',
  },
  passwordSaved: {
    id: 'password.saved',
    defaultMessage: 'Your new password has been saved. You have been logged out on your other devices.',
    description: 'After changing the password',
  },
});
