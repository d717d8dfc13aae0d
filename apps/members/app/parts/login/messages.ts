import { defineMessages } from '@vesper/i18n/react';

/** On the button that logs in, and on what leads to it from other screens. */
export const loginButtonMessages = defineMessages({
  submit: { id: 'login.submit', defaultMessage: 'Log in', description: 'Button' },
});
