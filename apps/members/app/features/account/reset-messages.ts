import { defineMessages } from '@vesper/i18n/react';

/** A new password, and a new e-mail address, by a link out of an e-mail. */
export const resetMessages = defineMessages({
  title: {
    id: 'reset.title',
    defaultMessage: 'A new password',
    description: 'Title of the page on which one asks for an e-mail to set a new password',
  },
  text: {
    id: 'reset.text',
    defaultMessage: 'Tell us your e-mail address. We send you a link with which you choose a new password.',
    description: 'On that page',
  },
  submit: { id: 'reset.submit', defaultMessage: 'Send the e-mail', description: 'Button on that page' },
  sentTitle: {
    id: 'reset.sent.title',
    defaultMessage: 'Please look in your inbox',
    description: 'After asking for a new password',
  },
  sentText: {
    id: 'reset.sent.text',
    defaultMessage:
      'We have sent an e-mail to {email}. The link in it works for one hour. Nothing there? Please look in the folder for unwanted mail as well.',
    description: 'After asking for a new password',
  },
  back: { id: 'reset.back', defaultMessage: 'Back to login', description: 'Link' },
  doTitle: {
    id: 'reset.do.title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page that the link in the e-mail opens',
  },
  newPassword: { id: 'reset.do.password', defaultMessage: 'New password', description: 'Field' },
  newPasswordHint: {
    id: 'reset.do.password.hint',
    defaultMessage: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
    description: 'Under the field for a new password',
  },
  repeat: { id: 'reset.do.repeat', defaultMessage: 'New password once more', description: 'Field' },
  doSubmit: { id: 'reset.do.submit', defaultMessage: 'Save the new password', description: 'Button' },
  doneTitle: {
    id: 'reset.done.title',
    defaultMessage: 'Your new password is saved',
    description: 'After setting a new password',
  },
  doneText: {
    id: 'reset.done.text',
    defaultMessage: 'You have been logged out on all devices. Please log in with the new password.',
    description: 'After setting a new password',
  },
  requestNew: {
    id: 'reset.request-new',
    defaultMessage: 'Request a new e-mail',
    description: 'Button when the link does not work any more',
  },
  invalidTitle: {
    id: 'reset.invalid.title',
    defaultMessage: 'This link does not work any more',
    description: 'Title when a link out of an e-mail was used before or has expired',
  },
  mailTitle: {
    id: 'reset.mail.title',
    defaultMessage: 'Your new e-mail address',
    description: 'Title of the page that the link in the e-mail to the new address opens',
  },
  mailText: {
    id: 'reset.mail.text',
    defaultMessage: 'Press the button, and from now on we write to this address. You also log in with it.',
    description: 'On that page',
  },
  mailSubmit: {
    id: 'reset.mail.submit',
    defaultMessage: 'Yes, this is my new address',
    description: 'Button',
  },
  mailDoneTitle: {
    id: 'reset.mail.done.title',
    defaultMessage: 'Your e-mail address is changed',
    description: 'After changing the e-mail address',
  },
  mailDoneText: {
    id: 'reset.mail.done.text',
    defaultMessage:
      'From now on you log in with the new address. We have told your old address; with the link in that e-mail the change can be undone for 48 hours. On your other devices you have been logged out.',
    description: 'After changing the e-mail address',
  },
  mailOn: {
    id: 'reset.mail.on',
    defaultMessage: 'Go on',
    description: 'Button after changing the e-mail address',
  },
  undoTitle: {
    id: 'reset.undo.title',
    defaultMessage: 'Undo the new e-mail address',
    description: 'Title of the page that the link in the e-mail to the old address opens',
  },
  undoText: {
    id: 'reset.undo.text',
    defaultMessage:
      'Did you not change your address? Then press the button: your old address counts again, all devices are logged out, and you choose a new password.',
    description: 'On that page',
  },
  undoSubmit: { id: 'reset.undo.submit', defaultMessage: 'Put my old address back', description: 'Button' },
  deletedTitle: {
    id: 'reset.deleted.title',
    defaultMessage: 'Your account is deleted',
    description: 'After deleting the account',
  },
  deletedText: {
    id: 'reset.deleted.text',
    defaultMessage:
      'Nobody sees your profile any more, and you are logged out everywhere. If you change your mind: for {days, plural, one {# day} other {# days}} you can restore everything with the link in the e-mail that we have sent you. After that it is gone for good.',
    description: 'After deleting the account',
  },
  deletedThanks: {
    id: 'reset.deleted.thanks',
    defaultMessage: 'Thank you for having been with us. All the best to you.',
    description: 'After deleting the account',
  },
  deletedHome: { id: 'reset.deleted.home', defaultMessage: 'To the home page', description: 'Button' },
  undone: {
    id: 'reset.undone',
    defaultMessage: 'Your old address counts again, and all devices are logged out.',
    description: 'After undoing a change of the e-mail address; below it one chooses a new password',
  },
});
