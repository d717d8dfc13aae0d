import { defineMessages } from '@vesper/i18n/react';

/** A new password, and a new e-mail address, by a link out of an e-mail. */
export const resetMessages = defineMessages({
  title: {
    id: 'password-reset.title',
    defaultMessage: 'Reset your password',
    description: 'Title of the page on which one asks for an e-mail to set a new password',
  },
  text: {
    id: 'password-reset.text',
    defaultMessage: 'Tell us your e-mail address and we will send you a link to choose a new password.',
    description: 'On that page',
  },
  submit: {
    id: 'password-reset.submit',
    defaultMessage: 'Send me the e-mail',
    description: 'Button on that page',
  },
  sentTitle: {
    id: 'password-reset.sent.title',
    defaultMessage: 'Please check your inbox',
    description: 'After asking for a new password',
  },
  sentText: {
    id: 'password-reset.sent.text',
    defaultMessage:
      'We have sent an e-mail to {email}. The link in it works for one hour. Nothing there? Please check your junk or spam folder too.',
    description: 'After asking for a new password',
  },
  doTitle: {
    id: 'password-reset.do.title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page that the link in the e-mail opens',
  },
  doSubmit: {
    id: 'password-reset.do.submit',
    defaultMessage: 'Save new password',
    description: 'Button',
  },
  doneTitle: {
    id: 'password-reset.done.title',
    defaultMessage: 'Your new password has been saved',
    description: 'After setting a new password',
  },
  doneText: {
    id: 'password-reset.done.text',
    defaultMessage: 'You have been logged out on all devices. Please log in with your new password.',
    description: 'After setting a new password',
  },
  undone: {
    id: 'password-reset.undone',
    defaultMessage:
      'We are using your old e-mail address again, and you have been logged out on all devices.',
    description: 'After undoing a change of the e-mail address; below it one chooses a new password',
  },
});
