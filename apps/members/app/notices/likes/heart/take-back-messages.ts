import { defineMessages } from '@vesper/i18n/react';

export const takeBackMessages = defineMessages({
  title: {
    id: 'likes-back.title',
    defaultMessage: 'Take back your like?',
    description: 'Title of a question: two like each other, and the member has pressed the filled heart',
  },
  text: {
    id: 'likes-back.text',
    defaultMessage: 'You and {name} will no longer be a match. Any messages between you will stay.',
    description:
      'Under the question whether to take a like back; “match” as on the page of likes; the messages that the two have written, if any, stay',
  },
  confirm: {
    id: 'likes-back.confirm',
    defaultMessage: 'Take it back',
    description: 'Button under the question “Take back your like?”; takes it back',
  },
  keep: {
    id: 'likes-back.keep',
    defaultMessage: 'Keep my like',
    description: 'Button under the question “Take back your like?”; all stays as it is',
  },
});
