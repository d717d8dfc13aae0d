import { defineMessages } from '@vesper/i18n/react';

export const summaryMessages = defineMessages({
  errorSummary: {
    id: 'frame.error-summary',
    defaultMessage: 'Please have another look at this',
    description: 'Title over what is wrong in a form',
  },
  entry: {
    id: 'refusal-field.named',
    defaultMessage: '{field}: {problem}',
    description:
      'One of the things that are wrong in a form: the label of its field, and what is wrong with it',
  },
});
