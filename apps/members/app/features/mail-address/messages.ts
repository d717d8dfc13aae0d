import { defineMessages } from '@vesper/i18n/react';

export const mailAddressMessages = defineMessages({
  emailUse: {
    id: 'mail-address.use',
    defaultMessage: 'You log in with this e-mail address, and we send our e-mails to it.',
    description: 'Section e-mail address, below the address itself',
  },
  emailPending: {
    id: 'mail-address.pending',
    defaultMessage:
      'We have sent an e-mail to {email}. Open it within {hours, number} hours and confirm; until then we will keep using your old e-mail address.',
    description: 'A new address waits for its confirmation',
  },
  emailNew: { id: 'mail-address.new', defaultMessage: 'New e-mail address', description: 'Field' },
  passwordNow: {
    id: 'mail-address.password',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
  emailSubmit: { id: 'mail-address.submit', defaultMessage: 'Change e-mail address', description: 'Button' },
});
