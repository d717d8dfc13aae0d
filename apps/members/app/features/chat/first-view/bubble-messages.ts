import { defineMessages } from '@vesper/i18n/react';

/** What stands at a message beside its words, and above the field while one is answered. */
export const bubbleMessages = defineMessages({
  messageMore: {
    id: 'chat.message-more',
    defaultMessage: 'More options for this message',
    description: 'Button beside a message, opens its menu (reply, copy, delete); for screen readers',
  },
  quote: {
    id: 'chat.quote',
    defaultMessage: '{who, select, you {Reply to you} other {Reply to {name}}}',
    description: 'Above the beginning of the message that another one answers',
  },
  quoteHidden: {
    id: 'chat.quote.hidden',
    defaultMessage: 'Reply to an earlier message',
    description: 'In its place where the answered message is too old to be shown to a free member',
  },
  answering: {
    id: 'chat.answering',
    defaultMessage:
      '{who, select, you {You are replying to your own message} other {You are replying to {name}}}',
    description: 'Above the field for a new message, with the beginning of the message that is answered',
  },
  answeringEnd: {
    id: 'chat.answering.end',
    defaultMessage: 'Cancel reply',
    description: 'Button that takes the answered message away from above the field',
  },
  reacted: {
    id: 'chat.reacted',
    defaultMessage:
      '{who, select, you {You} both {You and {name}} other {{name}}}: {what, select, heart {heart} smile {smile} laugh {laughter} wow {surprise} sad {sad face} other {thumbs up}}',
    description: 'Read out for the signs at a message: who reacted how',
  },
});
