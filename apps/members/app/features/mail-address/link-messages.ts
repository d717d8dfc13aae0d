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
    defaultMessage: 'Press the button, and from now on we write to this address. You also log in with it.',
    description: 'On that page',
  },
  mailSubmit: {
    id: 'mail-address-link.submit',
    defaultMessage: 'Yes, this is my new address',
    description: 'Button',
  },
  mailDoneTitle: {
    id: 'mail-address-link.done.title',
    defaultMessage: 'Your e-mail address is changed',
    description: 'After changing the e-mail address',
  },
  mailDoneText: {
    id: 'mail-address-link.done.text',
    defaultMessage:
      'From now on you log in with the new address. We have told your old address; with the link in that e-mail the change can be undone for 48 hours. On your other devices you have been logged out.',
    description: 'After changing the e-mail address',
  },
  mailOn: {
    id: 'mail-address-link.on',
    defaultMessage: 'Go on',
    description: 'Button after changing the e-mail address',
  },
  undoTitle: {
    id: 'mail-address-link.undo.title',
    defaultMessage: 'Undo the new e-mail address',
    description: 'Title of the page that the link in the e-mail to the old address opens',
  },
  undoText: {
    id: 'mail-address-link.undo.text',
    defaultMessage:
      'Did you not change your address? Then press the button: your old address counts again, all devices are logged out, and you choose a new password.',
    description: 'On that page',
  },
  undoSubmit: {
    id: 'mail-address-link.undo.submit',
    defaultMessage: 'Put my old address back',
    description: 'Button',
  },
});
