import { defineMessages } from '@vesper/i18n';
import type { AccountMailTable } from './account-mail-table.ts';

/** Texts of the mails on getting into an account. Each says what happened, what to do, and what if it was not you. */
const passwordReset = defineMessages({
  subject: {
    id: 'mail.passwordReset.subject',
    defaultMessage: 'Choose a new password for {site}',
    description: 'Subject of the mail for a forgotten password; {site} is the name of the website',
  },
  title: {
    id: 'mail.passwordReset.title',
    defaultMessage: 'Hello {name}',
    description: 'Heading of the mail for a forgotten password; {name} is the username',
  },
  body: {
    id: 'mail.passwordReset.body',
    defaultMessage:
      'Someone, perhaps you, asked for a new password for your account on {site}. Use this button to choose one. It works only once and expires after one hour.',
    description: 'Main text of the mail for a forgotten password',
  },
  button: {
    id: 'mail.passwordReset.button',
    defaultMessage: 'Choose a new password',
    description: 'Button in the mail for a forgotten password',
  },
  after: {
    id: 'mail.passwordReset.after',
    defaultMessage: 'If it was not you, ignore this e-mail; your password has not changed.',
    description: 'Last paragraph of the mail for a forgotten password',
  },
});

const passwordResetUnknown = defineMessages({
  subject: {
    id: 'mail.passwordResetUnknown.subject',
    defaultMessage: 'No account on {site} with this e-mail address',
    description: 'Subject of the mail to an address without account, for which a new password was asked for',
  },
  title: {
    id: 'mail.passwordResetUnknown.title',
    defaultMessage: 'There is no account with this e-mail address',
    description: 'Heading of that mail',
  },
  body: {
    id: 'mail.passwordResetUnknown.body',
    defaultMessage:
      'Someone, perhaps you, asked for a new password on {site}, but there is no account with this e-mail address. Perhaps you signed up with another one. You can also create an account.',
    description: 'Main text of that mail; {site} is the name of the website',
  },
  button: {
    id: 'mail.passwordResetUnknown.button',
    defaultMessage: 'Create an account',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.passwordResetUnknown.after',
    defaultMessage: 'If it was not you, ignore this e-mail; nothing has happened.',
    description: 'Last paragraph of that mail',
  },
});

const passwordChanged = defineMessages({
  subject: {
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your password for {site} has been changed',
    description: 'Subject of the mail after a new password; {site} is the name of the website',
  },
  title: {
    id: 'mail.passwordChanged.title',
    defaultMessage: 'Your password has been changed',
    description: 'Heading of the mail after a new password',
  },
  body: {
    id: 'mail.passwordChanged.body',
    defaultMessage:
      'Hello {name}, your account on {site} has a new password. You have been logged out on all other devices. If you did this, you do not have to do anything else.',
    description: 'Main text of the mail after a new password; {name} is the username',
  },
  button: {
    id: 'mail.passwordChanged.button',
    defaultMessage: 'This was not me',
    description: 'Button in the mail after a new password; leads to choosing a new password',
  },
  after: {
    id: 'mail.passwordChanged.after',
    defaultMessage: 'If it was not you, choose a new password straight away with the button above.',
    description: 'Last paragraph of the mail after a new password',
  },
});

const signIn = defineMessages({
  subject: {
    id: 'mail.signIn.subject',
    defaultMessage: 'Your link to log in to {site}',
    description: 'Subject of the mail with a link that logs in; {site} is the name of the website',
  },
  title: {
    id: 'mail.signIn.title',
    defaultMessage: 'Hello {name}',
    description: 'Heading of the mail with a link that logs in; {name} is the username',
  },
  body: {
    id: 'mail.signIn.body',
    defaultMessage:
      'You asked to log in to {site} without a password. Press this button to log in. It works once, for a short time.',
    description: 'Main text of the mail with a link that logs in',
  },
  button: {
    id: 'mail.signIn.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail with a link that logs in',
  },
  after: {
    id: 'mail.signIn.after',
    defaultMessage:
      'If it was not you, ignore this e-mail. Please do not pass it on: whoever has the link can use your account.',
    description: 'Last paragraph of the mail with a link that logs in',
  },
});

const signInUnknown = defineMessages({
  subject: {
    id: 'mail.signInUnknown.subject',
    defaultMessage: 'No account on {site} with this e-mail address',
    description: 'Subject of the mail to an address without account, for which a login link was asked for',
  },
  title: {
    id: 'mail.signInUnknown.title',
    defaultMessage: 'There is no account with this e-mail address',
    description: 'Heading of that mail',
  },
  body: {
    id: 'mail.signInUnknown.body',
    defaultMessage:
      'Someone, perhaps you, asked for a link to log in to {site}, but there is no account with this e-mail address. Perhaps you signed up with another one. You can also create an account.',
    description: 'Main text of that mail; {site} is the name of the website',
  },
  button: {
    id: 'mail.signInUnknown.button',
    defaultMessage: 'Create an account',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.signInUnknown.after',
    defaultMessage: 'If it was not you, ignore this e-mail; nothing has happened.',
    description: 'Last paragraph of that mail',
  },
});

const signupKnown = defineMessages({
  subject: {
    id: 'mail.signupKnown.subject',
    defaultMessage: 'You already have an account on {site}',
    description: 'Subject of the mail after a signup with the address of an account that exists',
  },
  title: {
    id: 'mail.signupKnown.title',
    defaultMessage: 'You already have an account',
    description: 'Heading of that mail',
  },
  body: {
    id: 'mail.signupKnown.body',
    defaultMessage:
      'Someone, perhaps you, tried to sign up on {site} with this e-mail address, which already has an account. Nothing has been changed. You can log in, or choose a new password if you have forgotten yours.',
    description: 'Main text of that mail; {site} is the name of the website',
  },
  button: {
    id: 'mail.signupKnown.button',
    defaultMessage: 'Log in',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.signupKnown.after',
    defaultMessage: 'If it was not you, ignore this e-mail; your account has not changed.',
    description: 'Last paragraph of that mail',
  },
});

export const entryMails = {
  password_reset: { texts: passwordReset, path: (token) => `/reset-password/do?token=${token}` },
  password_reset_unknown: { texts: passwordResetUnknown, path: () => '/signup', hasAccount: false },
  password_changed: { texts: passwordChanged, path: () => '/reset-password' },
  sign_in: { texts: signIn, path: (token) => `/${token}` },
  sign_in_unknown: { texts: signInUnknown, path: () => '/signup', hasAccount: false },
  signup_known: { texts: signupKnown, path: () => '/login' },
} as const satisfies AccountMailTable;
