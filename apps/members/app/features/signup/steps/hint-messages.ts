import { defineMessages } from '@vesper/i18n/react';

export const hintMessages = defineMessages({
  typo: {
    id: 'signup-hint.typo',
    defaultMessage: 'Did you mean {email}?',
    description: 'Under the field for the e-mail address, when it looks mistyped',
  },
  typoTake: {
    id: 'signup-hint.typo.take',
    defaultMessage: 'Yes, change it',
    description: 'Button beside the question whether another address was meant',
  },
  login: {
    id: 'signup-hint.login',
    defaultMessage: 'Log in instead',
    description: 'Link when the address has an account',
  },
  restore: {
    id: 'signup-hint.restore',
    defaultMessage: 'Send me the link again',
    description: 'Button when the account with this address was deleted and can be restored',
  },
  restored: {
    id: 'signup-hint.restored',
    defaultMessage: 'We have sent the link to {email}.',
    description: 'After that button',
  },
});
