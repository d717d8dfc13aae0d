import { defineMessages } from '@vesper/i18n/react';

/** The ways in besides a password: a code, a passkey, a link by e-mail. Shown by the login screens only. */
export const loginWaysMessages = defineMessages({
  remember: {
    id: 'login-ways.remember',
    defaultMessage: 'Stay logged in for {days, number} days',
    description: 'Checkbox; not for computers that others use as well',
  },
  forgot: {
    id: 'login-ways.forgot',
    defaultMessage: 'Forgotten your password?',
    description: 'Link under the login form',
  },
  byMail: {
    id: 'login-ways.by-mail',
    defaultMessage: 'E-mail me a link to log in',
    description: 'Link under the login form: an e-mail with a link that logs in, no password needed',
  },
  or: {
    id: 'login-ways.or',
    defaultMessage: 'or',
    description: 'Between the login button and the other ways to log in',
  },
  passkey: {
    id: 'login-ways.passkey',
    defaultMessage: 'Log in with a passkey',
    description:
      'Button; passkey is the word that makers of phones use in this language: fingerprint, face or screen lock instead of a password',
  },
  passkeyWaiting: {
    id: 'login-ways.passkey.waiting',
    defaultMessage: 'Please confirm on your device now…',
    description: 'While the phone or computer shows its own window for the passkey',
  },
  codeTitle: {
    id: 'login-ways.code.title',
    defaultMessage: 'Enter your code',
    description: 'Title of the second step of the login',
  },
  codeText: {
    id: 'login-ways.code.text',
    defaultMessage: 'Open your authenticator app and enter the six-digit code that it shows for {site}.',
    description: 'Second step of the login; {site} is the name of the website',
  },
  code: {
    id: 'login-ways.code.field',
    defaultMessage: 'Code from your app, or a recovery code',
    description: 'Field in the second step of the login',
  },
  codeHint: {
    id: 'login-ways.code.hint',
    defaultMessage: 'No phone to hand? Use one of the recovery codes you saved.',
    description: 'Below the button of the second step',
  },
  codeAgain: {
    id: 'login-ways.code.again',
    defaultMessage: 'Start again',
    description: 'Link back to the first step of the login',
  },
  linkTitle: {
    id: 'login-ways.link.title',
    defaultMessage: 'Log in with an e-mail link',
    description: 'Title of the page on which one asks for an e-mail that logs in',
  },
  linkText: {
    id: 'login-ways.link.text',
    defaultMessage: 'We will e-mail you a link. Open it to log in.',
    description: 'On that page',
  },
  linkSubmit: {
    id: 'login-ways.link.submit',
    defaultMessage: 'Send me the link',
    description: 'Button on that page',
  },
  linkSentTitle: {
    id: 'login-ways.link.sent.title',
    defaultMessage: 'Please check your inbox',
    description: 'After asking for a link',
  },
  linkSentText: {
    id: 'login-ways.link.sent.text',
    defaultMessage:
      'We have sent an e-mail to {email}. The link in it works for {minutes, plural, one {# minute} other {# minutes}}. Nothing there? Please check your junk or spam folder too.',
    description: 'After asking for a link',
  },
  shortLinkTitle: {
    id: 'login-ways.short-link.title',
    defaultMessage: 'One more step',
    description: 'Title of the page that the link in the e-mail opens',
  },
  shortLinkText: {
    id: 'login-ways.short-link.text',
    defaultMessage: 'Press the button to log in to {site} on this device.',
    description: 'On that page; {site} is the name of the website',
  },
  restoreTitle: {
    id: 'login-ways.restore.title',
    defaultMessage: 'Welcome back',
    description: 'Title of the page on which a deleted account is restored',
  },
  restoreText: {
    id: 'login-ways.restore.text',
    defaultMessage:
      'Your account was deleted. Press the button and everything will be as it was: your profile, your messages and your credits.',
    description: 'On that page',
  },
  restoreSubmit: {
    id: 'login-ways.restore.submit',
    defaultMessage: 'Restore my account',
    description: 'Button',
  },
  passkeyNone: {
    id: 'login-ways.passkey.none',
    defaultMessage: 'No passkey was used. You can try again, or log in another way.',
    description: 'After the window of the device was closed, or there was no passkey on the device',
  },
  blocked: {
    id: 'login-ways.blocked',
    defaultMessage: 'You do not have to wait: log in with a link sent to you by e-mail.',
    description:
      'Under the message that login is blocked for some minutes after wrong passwords; beside it stands the button',
  },
  restoredTitle: {
    id: 'login-ways.restored.title',
    defaultMessage: 'Your account is back',
    description: 'Title after a deleted account was restored',
  },
  restoredText: {
    id: 'login-ways.restored.text',
    defaultMessage: 'Everything is as it was.',
    description: 'After a deleted account was restored',
  },
  goOn: {
    id: 'login-ways.go-on',
    defaultMessage: 'Continue',
    description: 'Button after a deleted account was restored',
  },
});
