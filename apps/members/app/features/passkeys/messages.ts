import { defineMessages } from '@vesper/i18n/react';

export const passkeyMessages = defineMessages({
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
});
