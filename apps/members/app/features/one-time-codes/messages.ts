import { defineMessages } from '@vesper/i18n/react';

export const codeMessages = defineMessages({
  codes: {
    id: 'one-time-codes.title',
    defaultMessage: 'Extra code at login',
    description: 'Heading: second factor by app',
  },
  codesText: {
    id: 'one-time-codes.text',
    defaultMessage:
      'An app on your phone shows a new code every 30 seconds. It means nobody can log in with just your password.',
    description: 'What codes by app are',
  },
  codesOn: {
    id: 'one-time-codes.on',
    defaultMessage:
      'The extra code is on. You have {left, plural, =0 {no recovery codes} one {# recovery code} other {# recovery codes}} left.',
    description: 'State of the second factor',
  },
  codesOff: {
    id: 'one-time-codes.off',
    defaultMessage: 'The extra code is off.',
    description: 'State of the second factor',
  },
  codesStart: { id: 'one-time-codes.start', defaultMessage: 'Set up', description: 'Button' },
  codesScan: {
    id: 'one-time-codes.scan',
    defaultMessage:
      'Scan this QR code with your authenticator app, or type the key below into the app. Then enter the code that the app shows.',
    description: 'Second step of setting up',
  },
  codesPicture: {
    id: 'one-time-codes.picture',
    defaultMessage: 'QR code to scan with your authenticator app',
    description: 'What screen readers say of the QR code',
  },
  codesKey: {
    id: 'one-time-codes.key',
    defaultMessage: 'Key to type in: {key}',
    description: 'The secret in groups of four letters',
  },
  codesField: { id: 'one-time-codes.field', defaultMessage: 'Code from your app', description: 'Field' },
  codesConfirm: { id: 'one-time-codes.confirm', defaultMessage: 'Switch on', description: 'Button' },
  codesRenew: {
    id: 'one-time-codes.renew',
    defaultMessage: 'Create new recovery codes',
    description: 'Button',
  },
  codesRenewText: {
    id: 'one-time-codes.renew.text',
    defaultMessage:
      'When you create new recovery codes, the old ones stop working. Enter the code that your app is showing now.',
    description: 'Above that button',
  },
  codesEnd: { id: 'one-time-codes.end', defaultMessage: 'Switch off', description: 'Button' },
  recovery: { id: 'one-time-codes.recovery', defaultMessage: 'Your recovery codes', description: 'Heading' },
  recoveryText: {
    id: 'one-time-codes.recovery.text',
    defaultMessage:
      'Write these codes down and keep them in a safe place. If you lose your phone, each of them will let you log in once. You will not be able to see them again.',
    description: 'Above the list of recovery codes',
  },
  codesOpen: {
    id: 'one-time-codes.open',
    defaultMessage: 'Open in the app on this device',
    description: 'Link beside the QR code: opens the authenticator app of the phone in the hand',
  },
  recoveryCopy: {
    id: 'one-time-codes.recovery.copy',
    defaultMessage: 'Copy the codes',
    description: 'Button',
  },
  recoveryCopied: {
    id: 'one-time-codes.recovery.copied',
    defaultMessage: 'Copied.',
    description: 'After that button',
  },
  recoveryDone: {
    id: 'one-time-codes.recovery.done',
    defaultMessage: 'I have saved them',
    description: 'Button that closes the list of recovery codes',
  },
});
