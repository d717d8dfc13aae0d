import { defineMessages } from '@vesper/i18n/react';

export const securityMessages = defineMessages({
  title: { id: 'security.title', defaultMessage: 'Login and devices', description: 'Title of the page' },
  back: { id: 'security.back', defaultMessage: 'Back to the settings', description: 'Link' },
  devices: {
    id: 'security.devices',
    defaultMessage: 'Where you are logged in',
    description: 'Heading of a section',
  },
  device: {
    id: 'security.device',
    defaultMessage: '{browser} on {system}',
    description: 'A device in the list, such as "Firefox on Windows"',
  },
  deviceUnknown: {
    id: 'security.device.unknown',
    defaultMessage: 'Unknown device',
    description: 'A device in the list',
  },
  deviceHere: {
    id: 'security.device.here',
    defaultMessage: 'This device',
    description: 'Mark in the list of devices',
  },
  deviceSeen: {
    id: 'security.device.seen',
    defaultMessage: 'Last here {when}',
    description: 'In the list of devices; {when} is a date with time',
  },
  deviceEnd: { id: 'security.device.end', defaultMessage: 'Log out', description: 'Button beside a device' },
  deviceEndOf: {
    id: 'security.device.end-of',
    defaultMessage: 'Log out {device}',
    description: 'The same button as screen readers say it; {device} is the name of the device',
  },
  othersEnd: {
    id: 'security.devices.end-others',
    defaultMessage: 'Log out all other devices',
    description: 'Button under the list of devices',
  },
  othersNone: {
    id: 'security.devices.none',
    defaultMessage: 'You are logged in on this device only.',
    description: 'Under the list of devices',
  },
  passkeys: {
    id: 'security.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Heading; passkey is the word that makers of phones use in this language',
  },
  passkeysText: {
    id: 'security.passkeys.text',
    defaultMessage:
      'With a passkey you log in with your fingerprint, your face or the lock of your screen. There is no password that anybody could guess or steal.',
    description: 'What passkeys are',
  },
  passkeysNone: {
    id: 'security.passkeys.none',
    defaultMessage: 'You have no passkey yet.',
    description: 'Empty list',
  },
  passkeyAdded: {
    id: 'security.passkey.added',
    defaultMessage: 'Added on {when}',
    description: 'In the list of passkeys; {when} is a date',
  },
  passkeyAdd: { id: 'security.passkey.add', defaultMessage: 'Add a passkey', description: 'Button' },
  passkeyName: {
    id: 'security.passkey.name',
    defaultMessage: 'Name for this passkey',
    description: 'Field; such as "My phone"',
  },
  passkeyNameDefault: {
    id: 'security.passkey.name.default',
    defaultMessage: 'My device',
    description: 'What stands in that field at first',
  },
  passkeyRemove: {
    id: 'security.passkey.remove',
    defaultMessage: 'Remove',
    description: 'Button beside a passkey',
  },
  passkeyRemoveOf: {
    id: 'security.passkey.remove-of',
    defaultMessage: 'Remove {name}',
    description:
      'The same button as screen readers say it, and heading of the question; {name} is the name of the passkey',
  },
  passkeyDone: {
    id: 'security.passkey.done',
    defaultMessage: 'The passkey is added. You can log in with it from now on.',
    description: 'After adding a passkey',
  },
  passkeyNotHere: {
    id: 'security.passkey.not-here',
    defaultMessage: 'This browser cannot use passkeys.',
    description: 'Instead of the button',
  },
  password: {
    id: 'security.password',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
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
