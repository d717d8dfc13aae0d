import { defineMessages } from '@vesper/i18n/react';

export const passkeyMessages = defineMessages({
  passkeys: {
    id: 'passkeys.title',
    defaultMessage: 'Passkeys',
    description: 'Heading; passkey is the word that makers of phones use in this language',
  },
  passkeysText: {
    id: 'passkeys.text',
    defaultMessage:
      'With a passkey you can log in with your fingerprint, your face or your screen lock instead of typing your password. Nobody can guess a passkey. Your password will still work too.',
    description: 'What passkeys are',
  },
  passkeysNone: {
    id: 'passkeys.none',
    defaultMessage: 'You have no passkeys yet.',
    description: 'Empty list',
  },
  passkeyAdded: {
    id: 'passkeys.added',
    defaultMessage: 'Added on {when}',
    description: 'In the list of passkeys; {when} is a date',
  },
  passkeyAdd: { id: 'passkeys.add', defaultMessage: 'Add a passkey', description: 'Button' },
  passkeyName: {
    id: 'passkeys.name',
    defaultMessage: 'Name for this passkey',
    description: 'Field; such as "My phone"',
  },
  passkeyNameDefault: {
    id: 'passkeys.name.default',
    defaultMessage: 'My device',
    description: 'What stands in that field at first',
  },
  passkeyRemove: {
    id: 'passkeys.remove',
    defaultMessage: 'Remove',
    description: 'Button beside a passkey',
  },
  passkeyRemoveOf: {
    id: 'passkeys.remove-of',
    defaultMessage: 'Remove {name}',
    description:
      'The same button as screen readers say it, and heading of the question; {name} is the name of the passkey',
  },
  passkeyDone: {
    id: 'passkeys.done',
    defaultMessage: 'The passkey has been added. You can log in with it from now on.',
    description: 'After adding a passkey',
  },
  passkeyNotHere: {
    id: 'passkeys.not-here',
    defaultMessage: 'This browser cannot use passkeys.',
    description: 'Instead of the button',
  },
});
