import { defineMessages } from '@vesper/i18n/react';

export const mailAddressMessages = defineMessages({
  email: { id: 'settings.email', defaultMessage: 'E-mail address', description: 'Heading of a section' },
  emailNow: {
    id: 'settings.email.now',
    defaultMessage: 'Your address is {email}. You log in with it, and we write to it.',
    description: 'Section e-mail address',
  },
  emailPending: {
    id: 'settings.email.pending',
    defaultMessage:
      'We have sent an e-mail to {email}. Open it within 24 hours and confirm; until then your old address counts.',
    description: 'A new address waits for its confirmation',
  },
  emailNew: { id: 'settings.email.new', defaultMessage: 'New e-mail address', description: 'Field' },
  passwordNow: {
    id: 'settings.password.now',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
  emailSubmit: { id: 'settings.email.submit', defaultMessage: 'Change the address', description: 'Button' },
});
