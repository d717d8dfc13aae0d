import { defineMessages } from '@vesper/i18n/react';

/** The pages that the link in the first e-mail opens. */
export const activationMessages = defineMessages({
  activateTitle: {
    id: 'signup-activation.title',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Title of the page that the link in the e-mail opens',
  },
  activateText: {
    id: 'signup-activation.text',
    defaultMessage: 'One more click and your account is complete.',
    description: 'On that page',
  },
  activateSubmit: {
    id: 'signup-activation.submit',
    defaultMessage: 'Yes, this is my address',
    description: 'Button that confirms',
  },
  activateDoneTitle: {
    id: 'signup-activation.done.title',
    defaultMessage: 'Thank you, your address is confirmed',
    description: 'After confirming',
  },
  activateDoneText: {
    id: 'signup-activation.done.text',
    defaultMessage:
      '{credits, plural, one {# free credit is} other {# free credits are}} in your account, and messages you have already written are on their way.',
    description: 'After confirming',
  },
  activateDoneAction: {
    id: 'signup-activation.done.action',
    defaultMessage: 'Go and find someone',
    description: 'Button to the search',
  },
  activateErrorTitle: {
    id: 'signup-activation.error.title',
    defaultMessage: 'This link does not work any more',
    description: 'Confirming failed',
  },
  activateErrorText: {
    id: 'signup-activation.error.text',
    defaultMessage: 'It has expired or was already used. Log in, and we will send you a new one.',
    description: 'Help when confirming failed',
  },
  activateErrorMember: {
    id: 'signup-activation.error.member',
    defaultMessage: 'It has expired or has already been used. We can send you a new one.',
    description: 'Help when confirming failed, above the button that sends the e-mail again',
  },
});
