import { defineMessages } from '@vesper/i18n/react';

/** The password's part of the settings. */
export const passwordMessages = defineMessages({
  password: { id: 'password.title', defaultMessage: 'Password', description: 'Heading of a section' },
  passwordOld: { id: 'password.old', defaultMessage: 'Old password', description: 'Field' },
  passwordSubmit: {
    id: 'password.submit',
    defaultMessage: 'Change the password',
    description: 'Button',
  },
  passwordSaved: {
    id: 'password.saved',
    defaultMessage: 'Your new password is saved. On your other devices you have been logged out.',
    description: 'After changing the password',
  },
});
