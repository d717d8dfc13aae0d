import { defineMessages } from '@vesper/i18n/react';

export const summaryMessages = defineMessages({
  errorSummary: {
    id: 'frame.error-summary',
    defaultMessage: 'Please have another look at this',
    description: 'Title over what is wrong in a form',
  },
});
