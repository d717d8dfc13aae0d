import { defineMessages } from '@vesper/i18n/react';

/** What stands on and under the button to the signup. */
export const invitationMessages = defineMessages({
  start: {
    id: 'signup-invitation.start',
    defaultMessage: 'Start for free',
    description: 'Main button of the home page: to the signup',
  },
  noSubscription: {
    id: 'signup-invitation.no-subscription',
    defaultMessage: 'No subscription, ever.',
    description: 'Small promise under the main button, which says that it is free',
  },
});
