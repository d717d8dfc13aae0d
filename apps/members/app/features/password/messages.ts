import { defineMessages } from '@vesper/i18n/react';

/** The password's part of the settings. */
export const passwordMessages = defineMessages({
  password: { id: 'settings.password', defaultMessage: 'Password', description: 'Heading of a section' },
  passwordOld: { id: 'settings.password.old', defaultMessage: 'Old password', description: 'Field' },
  passwordSubmit: {
    id: 'settings.password.submit',
    defaultMessage: 'Change the password',
    description: 'Button',
  },
  passwordSaved: {
    id: 'settings.password.saved',
    defaultMessage: 'Your new password is saved. On your other devices you have been logged out.',
    description: 'After changing the password',
  },
});
