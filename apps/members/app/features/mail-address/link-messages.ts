import { defineMessages } from '@vesper/i18n/react';

/** The pages that the links in the e-mails on a new address open. */
export const mailAddressLinkMessages = defineMessages({
  mailTitle: {
    id: 'mail-address-link.title',
    defaultMessage: 'Your new e-mail address',
    description: 'Title of the page that the link in the e-mail to the new address opens',
  },
  mailText: {
    id: 'mail-address-link.text',
    defaultMessage:
      'Press the button, and from now on we will write to this e-mail address. You will also use it to log in.',
    description: 'On that page',
  },
  mailSubmit: {
    id: 'mail-address-link.submit',
    defaultMessage: 'Yes, this is my new e-mail address',
    description: 'Button',
  },
  mailDoneTitle: {
    id: 'mail-address-link.done.title',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'After changing the e-mail address',
  },
  mailDoneText: {
    id: 'mail-address-link.done.text',
    defaultMessage:
      'From now on, use your new e-mail address to log in. We have also written to your old e-mail address: with the link in that e-mail you can undo the change within 48 hours. You have been logged out on your other devices.',
    description: 'After changing the e-mail address',
  },
  mailOn: {
    id: 'mail-address-link.on',
    defaultMessage: 'Continue',
    description: 'Button after changing the e-mail address',
  },
  undoTitle: {
    id: 'mail-address-link.undo.title',
    defaultMessage: 'Undo the change of e-mail address',
    description: 'Title of the page that the link in the e-mail to the old address opens',
  },
  undoText: {
    id: 'mail-address-link.undo.text',
    defaultMessage:
      'If you did not change your e-mail address, press the button: we will use your old e-mail address again, you will be logged out on all devices, and you can choose a new password.',
    description: 'On that page',
  },
  undoSubmit: {
    id: 'mail-address-link.undo.submit',
    defaultMessage: 'Undo the change',
    description: 'Button',
  },
});
