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
    defaultMessage: 'One more step and your account is complete.',
    description: 'On that page',
  },
  activateSubmit: {
    id: 'signup-activation.submit',
    defaultMessage: 'Yes, this is my e-mail address',
    description: 'Button that confirms',
  },
  activateDoneTitle: {
    id: 'signup-activation.done.title',
    defaultMessage: 'Thank you, your e-mail address is confirmed',
    description: 'After confirming',
  },
  activateDoneText: {
    id: 'signup-activation.done.text',
    defaultMessage: 'You have {credits, plural, one {# free credit} other {# free credits}} in your account.',
    description: 'After confirming',
  },
  activateDoneMessages: {
    id: 'signup-activation.done.messages',
    defaultMessage: 'Your messages are on their way.',
    description: 'After confirming, for who has written to somebody before',
  },
  activateDoneAction: {
    id: 'signup-activation.done.action',
    defaultMessage: 'Go and find someone',
    description: 'Button to the search',
  },
  activateDoneBack: {
    id: 'signup-activation.done.back',
    defaultMessage: 'Back to {name}',
    description:
      'Button after confirming; leads to the conversation with the person whom one signed up to write to',
  },
  activateErrorTitle: {
    id: 'signup-activation.error.title',
    defaultMessage: 'This link no longer works',
    description: 'Confirming failed',
  },
  activateErrorText: {
    id: 'signup-activation.error.text',
    defaultMessage: 'It has expired or has already been used. Log in and ask for a new one.',
    description: 'Help when confirming failed',
  },
  activateErrorMember: {
    id: 'signup-activation.error.member',
    defaultMessage: 'It has expired or has already been used. We can send you a new one.',
    description: 'Help when confirming failed, above the button that sends the e-mail again',
  },
});
