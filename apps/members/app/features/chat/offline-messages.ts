import { defineMessages } from '@vesper/i18n/react';

/** What is said in a conversation while there is no network. */
export const offlineMessages = defineMessages({
  state: {
    id: 'chat.state.offline',
    defaultMessage: 'Will be sent when you are online again',
    description: 'State of an own message that waits for the internet connection',
  },
  recall: {
    id: 'chat.recall',
    defaultMessage: 'Do not send',
    description:
      'Button on a message that waits for the internet connection: it is taken back, and its words stand in the field again',
  },
});
