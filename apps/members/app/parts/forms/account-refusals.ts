import { defineMessages } from '@vesper/i18n/react';

/**
 * The texts of what the calls on an account refuse (spec §8; the English is to the letter where the spec gives it). Only the
 * screens of the account show them, so they are no part of every page.
 */
export const accountRefusals = defineMessages({
  login_code_required: {
    id: 'refusal-account.login_code_required',
    defaultMessage: 'Please also enter the code from your authenticator app.',
    description: 'Login with a second factor',
  },
  login_code_wrong: {
    id: 'refusal-account.login_code_wrong',
    defaultMessage: 'This code is not right. Please enter the code that your app is showing now.',
    description: 'Login with a second factor',
  },
  login_code_expired: {
    id: 'refusal-account.login_code_expired',
    defaultMessage:
      'That took too long, or there were too many wrong codes. Please log in again from the start.',
    description: 'Login with a second factor',
  },
  passkey_failed: {
    id: 'refusal-account.passkey_failed',
    defaultMessage: 'Logging in with the passkey did not work. Please try again or use your password.',
    description: 'Login with a passkey (the word the makers of phones use in this language)',
  },
  passkey_invalid: {
    id: 'refusal-account.passkey_invalid',
    defaultMessage: 'This passkey could not be added. Please try again.',
    description: 'Adding a passkey in the settings',
  },
  email_not_found: {
    id: 'refusal-account.email_not_found',
    defaultMessage: 'E-mail address not found',
    description: 'Asked for a new password or a link with an address that has no account',
  },
  link_invalid: {
    id: 'refusal-account.link_invalid',
    defaultMessage: 'Link expired or invalid, request a new email',
    description: 'A link out of an e-mail does not work any more',
  },
  too_many_reset_mails: {
    id: 'refusal-account.too_many_reset_mails',
    defaultMessage: 'Too many password reset emails sent, please try again tomorrow.',
    description: 'More than three a day',
  },
  too_many_mails: {
    id: 'refusal-account.too_many_mails',
    defaultMessage: 'We have already sent you several e-mails. Please check your inbox, or try again later.',
    description: 'Asked for a link too often',
  },
  password_wrong: {
    id: 'refusal-account.password_wrong',
    defaultMessage: 'This password is not right. Please check it.',
    description: 'The password was asked before a change of the account',
  },
  old_password_wrong: {
    id: 'refusal-account.old_password_wrong',
    defaultMessage: 'Please check your old password.',
    description: 'Changing the password',
  },
  passwords_differ: {
    id: 'refusal-account.passwords_differ',
    defaultMessage: 'The entered passwords are not the same.',
    description: 'The new password and its repetition',
  },
  one_time_code_wrong: {
    id: 'refusal-account.one_time_code_wrong',
    defaultMessage: 'This code is not right. Please enter the code that your app is showing now.',
    description: 'Switching on codes by app',
  },
  one_time_codes_not_started: {
    id: 'refusal-account.one_time_codes_not_started',
    defaultMessage: 'Please start again from the beginning.',
    description: 'Switching on codes by app',
  },
  discount_not_offered: {
    id: 'refusal-account.discount_not_offered',
    defaultMessage: 'This offer is no longer available.',
    description: 'The discount for members who stay',
  },
  new_email_invalid: {
    id: 'refusal-account.new_email_invalid',
    defaultMessage: 'New email adress is invalid.',
    description: 'Changing the e-mail address',
  },
  new_email_same: {
    id: 'refusal-account.new_email_same',
    defaultMessage: 'That is already your e-mail address.',
    description: 'Changing the e-mail address',
  },
  duplicate_email_active: {
    id: 'refusal-account.duplicate_email_active',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'At signup; beside it stands a link to the login',
  },
  duplicate_email_deleted: {
    id: 'refusal-account.duplicate_email_deleted',
    defaultMessage:
      'The account with this e-mail address was deleted. You can restore it with the link in the e-mail that we sent you, or contact customer service.',
    description: 'At signup; beside it stands a button that sends the link again',
  },
  password_blocked: {
    id: 'refusal-account.password_blocked',
    defaultMessage:
      'Too many wrong passwords. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'The password was asked before a change of the account, and was wrong five times',
  },
});
