import { defineMessages } from '@vesper/i18n/react';

export const codeMessages = defineMessages({
  codes: {
    id: 'security.codes',
    defaultMessage: 'Extra code at login',
    description: 'Heading: second factor by app',
  },
  codesText: {
    id: 'security.codes.text',
    defaultMessage:
      'An app on your phone shows a new code every 30 seconds. With it nobody can log in with your password alone.',
    description: 'What codes by app are',
  },
  codesOn: {
    id: 'security.codes.on',
    defaultMessage:
      'The extra code is on. You have {left, plural, =0 {no recovery codes} one {# recovery code} other {# recovery codes}} left.',
    description: 'State of the second factor',
  },
  codesOff: {
    id: 'security.codes.off',
    defaultMessage: 'The extra code is off.',
    description: 'State of the second factor',
  },
  codesStart: { id: 'security.codes.start', defaultMessage: 'Set up', description: 'Button' },
  codesScan: {
    id: 'security.codes.scan',
    defaultMessage:
      'Scan this QR code with your authenticator app, or type the key below into the app. Then enter the code that the app shows.',
    description: 'Second step of setting up',
  },
  codesPicture: {
    id: 'security.codes.picture',
    defaultMessage: 'QR code to scan with your authenticator app',
    description: 'What screen readers say of the QR code',
  },
  codesKey: {
    id: 'security.codes.key',
    defaultMessage: 'Key for typing: {key}',
    description: 'The secret in groups of four letters',
  },
  codesField: { id: 'security.codes.field', defaultMessage: 'Code from your app', description: 'Field' },
  codesConfirm: { id: 'security.codes.confirm', defaultMessage: 'Switch on', description: 'Button' },
  codesRenew: {
    id: 'security.codes.renew',
    defaultMessage: 'Make new recovery codes',
    description: 'Button',
  },
  codesRenewText: {
    id: 'security.codes.renew.text',
    defaultMessage: 'New recovery codes make the old ones worthless. Enter the code that your app shows now.',
    description: 'Above that button',
  },
  codesEnd: { id: 'security.codes.end', defaultMessage: 'Switch off', description: 'Button' },
  recovery: { id: 'security.recovery', defaultMessage: 'Your recovery codes', description: 'Heading' },
  recoveryText: {
    id: 'security.recovery.text',
    defaultMessage:
      'Write these codes down and keep them in a safe place. If you lose your phone, each of them lets you log in once. We show them only now.',
    description: 'Above the list of recovery codes',
  },
  codesOpen: {
    id: 'security.codes.open',
    defaultMessage: 'Open in the app on this device',
    description: 'Link beside the QR code: opens the authenticator app of the phone in the hand',
  },
  recoveryCopy: { id: 'security.recovery.copy', defaultMessage: 'Copy the codes', description: 'Button' },
  recoveryCopied: {
    id: 'security.recovery.copied',
    defaultMessage: 'Copied.',
    description: 'After that button',
  },
  recoveryDone: {
    id: 'security.recovery.done',
    defaultMessage: 'I have kept them',
    description: 'Button that closes the list of recovery codes',
  },
});
