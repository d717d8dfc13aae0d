import { defineMessages } from '@vesper/i18n';
import type { AccountMailTable } from './account-mail-table.ts';

/** Texts of the mails on a change of the address, leaving and coming back. */
const mailChange = defineMessages({
  subject: {
    id: 'mail.mailChange.subject',
    defaultMessage: 'Confirm your new e-mail address for {site}',
    description: 'Subject of the mail to a new address; {site} is the name of the website',
  },
  title: {
    id: 'mail.mailChange.title',
    defaultMessage: 'Hello {name}',
    description: 'Heading of the mail to a new address; {name} is the username',
  },
  body: {
    id: 'mail.mailChange.body',
    defaultMessage:
      'You asked to use {newEmail} for your account on {site}. Please confirm that this e-mail address is yours. The link works only once and expires after 24 hours. Until you confirm, we will keep using your old e-mail address.',
    description: 'Main text of the mail to a new address; {newEmail} is that address',
  },
  button: {
    id: 'mail.mailChange.button',
    defaultMessage: 'Use this e-mail address',
    description: 'Button in the mail to a new address',
  },
  after: {
    id: 'mail.mailChange.after',
    defaultMessage: 'If it was not you, ignore this e-mail and nothing will change.',
    description: 'Last paragraph of the mail to a new address',
  },
});

const mailChangeTaken = defineMessages({
  subject: {
    id: 'mail.mailChangeTaken.subject',
    defaultMessage: 'This e-mail address already has an account on {site}',
    description: 'Subject of the mail to an address that somebody wanted for another account',
  },
  title: {
    id: 'mail.mailChangeTaken.title',
    defaultMessage: 'You already have an account',
    description: 'Heading of that mail',
  },
  body: {
    id: 'mail.mailChangeTaken.body',
    defaultMessage:
      'Someone, perhaps you, wanted to use this e-mail address for another account on {site}. An e-mail address can belong to only one account, so nothing has been changed. You can log in to the account that uses it.',
    description: 'Main text of that mail; {site} is the name of the website',
  },
  button: {
    id: 'mail.mailChangeTaken.button',
    defaultMessage: 'Log in',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.mailChangeTaken.after',
    defaultMessage: 'If it was not you, ignore this e-mail; your account has not changed.',
    description: 'Last paragraph of that mail',
  },
});

const mailChanged = defineMessages({
  subject: {
    id: 'mail.mailChanged.subject',
    defaultMessage: 'Your e-mail address for {site} has been changed',
    description: 'Subject of the mail to the old address after a change; {site} is the name of the website',
  },
  title: {
    id: 'mail.mailChanged.title',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'Heading of the mail to the old address',
  },
  body: {
    id: 'mail.mailChanged.body',
    defaultMessage:
      'Hello {name}, your account on {site} now uses {newEmail}. If you did this, you do not have to do anything else.',
    description: 'Main text of the mail to the old address; {newEmail} is the new one, {name} the username',
  },
  button: {
    id: 'mail.mailChanged.button',
    defaultMessage: 'This was not me: undo the change',
    description: 'Button in the mail to the old address; leads to undoing the change',
  },
  after: {
    id: 'mail.mailChanged.after',
    defaultMessage:
      'The button works for 48 hours. It undoes the change, logs you out on all devices and lets you choose a new password.',
    description: 'Last paragraph of the mail to the old address',
  },
});

const accountDeleted = defineMessages({
  subject: {
    id: 'mail.accountDeleted.subject',
    defaultMessage: 'Your account on {site} has been deleted',
    description: 'Subject of the mail after leaving; {site} is the name of the website',
  },
  title: {
    id: 'mail.accountDeleted.title',
    defaultMessage: 'Your account has been deleted',
    description: 'Heading of the mail after leaving',
  },
  body: {
    id: 'mail.accountDeleted.body',
    defaultMessage:
      'Hello {name}, your account on {site} is now hidden and we will not send you anything more. You can restore it until {until}. After that we will delete your data for good, except messages that others have already received, which stay with them without your name, and what the law or an open report requires us to keep. Backups are kept for 30 days.',
    description: 'Main text of the mail after leaving; {until} is a day such as 5 December 2026',
  },
  button: {
    id: 'mail.accountDeleted.button',
    defaultMessage: 'Restore my account',
    description: 'Button in the mail after leaving',
  },
  after: {
    id: 'mail.accountDeleted.after',
    defaultMessage:
      'If you meant to leave, you do not have to do anything else. If it was not you, restore your account and choose a new password.',
    description: 'Last paragraph of the mail after leaving',
  },
});

const accountRestored = defineMessages({
  subject: {
    id: 'mail.accountRestored.subject',
    defaultMessage: 'Your account on {site} is back',
    description: 'Subject of the mail after an account was restored; {site} is the name of the website',
  },
  title: {
    id: 'mail.accountRestored.title',
    defaultMessage: 'Welcome back, {name}',
    description: 'Heading of the mail after an account was restored; {name} is the username',
  },
  body: {
    id: 'mail.accountRestored.body',
    defaultMessage:
      'Your account on {site} has been restored, with your profile, your messages and your credits. You can log in as before.',
    description: 'Main text of the mail after an account was restored',
  },
  button: {
    id: 'mail.accountRestored.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail after an account was restored',
  },
  after: {
    id: 'mail.accountRestored.after',
    defaultMessage:
      'If it was not you, log in, choose a new password in your settings, and delete the account again if you like.',
    description: 'Last paragraph of the mail after an account was restored',
  },
});

const wayInChanged = defineMessages({
  subject: {
    id: 'mail.wayInChanged.subject',
    defaultMessage: 'A change to the way you log in to {site}',
    description:
      'Subject of the mail after a passkey or the extra code was added or removed; {site} is the website',
  },
  title: {
    id: 'mail.wayInChanged.title',
    defaultMessage: 'The way you log in has been changed',
    description: 'Heading of the mail after a passkey or the extra code was added or removed',
  },
  body: {
    id: 'mail.wayInChanged.body',
    defaultMessage:
      '{change, select, passkey_added {Hello {name}, a passkey has been added to your account on {site}.} passkey_removed {Hello {name}, a passkey has been removed from your account on {site}.} codes_on {Hello {name}, the extra code at login has been switched on for your account on {site}.} codes_off {Hello {name}, the extra code at login has been switched off for your account on {site}.} other {Hello {name}, the way you log in to {site} has been changed.}} If you did this, you do not have to do anything else.',
    description: 'Main text of that mail; {name} is the username, {site} the website',
  },
  button: {
    id: 'mail.wayInChanged.button',
    defaultMessage: 'This was not me',
    description: 'Button in that mail; leads to choosing a new password',
  },
  after: {
    id: 'mail.wayInChanged.after',
    defaultMessage:
      'If it was not you, choose a new password straight away with the button above. Then check your passkeys and the extra code in your settings.',
    description: 'Last paragraph of that mail',
  },
});

const verificationJudged = defineMessages({
  subject: {
    id: 'mail.verificationJudged.subject',
    defaultMessage: 'Your photo on {site} has been checked',
    description:
      'Subject of the mail after people have compared the main photo with two selfies; {site} is the name of the website',
  },
  title: {
    id: 'mail.verificationJudged.title',
    defaultMessage: 'Hello {name}',
    description: 'Heading of that mail; {name} is the username',
  },
  body: {
    id: 'mail.verificationJudged.body',
    defaultMessage:
      'We have compared your main photo on {site} with your two selfies. Press the button to see the result. The selfies have been deleted.',
    description: 'Main text of that mail; whether it went well is said on the website only',
  },
  button: {
    id: 'mail.verificationJudged.button',
    defaultMessage: 'See the result',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.verificationJudged.after',
    defaultMessage:
      'If you did not send us any selfies, please choose a new password in your settings and write to us.',
    description: 'Last paragraph of that mail',
  },
});

const photoRefused = defineMessages({
  subject: {
    id: 'mail.photoRefused.subject',
    defaultMessage: 'One of your photos on {site} is no longer shown',
    description:
      'Subject of the mail after somebody has looked at a photo and refused it; {site} is the name of the website',
  },
  title: {
    id: 'mail.photoRefused.title',
    defaultMessage: 'Hello {name}',
    description: 'Heading of that mail; {name} is the username',
  },
  body: {
    id: 'mail.photoRefused.body',
    defaultMessage:
      'We look at every photo on {site}, and one of yours does not follow our rules. Other members can no longer see it. You can see in your profile which one it is, and why.',
    description: 'Main text of that mail',
  },
  button: {
    id: 'mail.photoRefused.button',
    defaultMessage: 'Open my profile',
    description: 'Button in that mail',
  },
  after: {
    id: 'mail.photoRefused.after',
    defaultMessage:
      'You can remove the photo there and add another one. If you think we are wrong, write to us.',
    description: 'Last paragraph of that mail',
  },
});

export const changeMails = {
  mail_change: { texts: mailChange, path: (token) => `/mail-change/do?token=${token}` },
  mail_change_taken: { texts: mailChangeTaken, path: () => '/login' },
  mail_changed: { texts: mailChanged, path: (token) => `/mail-change/do?undo=${token}` },
  account_deleted: { texts: accountDeleted, path: (token) => `/${token}` },
  account_restored: { texts: accountRestored, path: () => '/login' },
  way_in_changed: { texts: wayInChanged, path: () => '/reset-password' },
  verification_judged: { texts: verificationJudged, path: () => '/verification' },
  photo_refused: { texts: photoRefused, path: () => '/profile' },
} as const satisfies AccountMailTable;
