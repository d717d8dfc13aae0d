import { defineMessages } from '@vesper/i18n/react';

export const hintMessages = defineMessages({
  draftContact: {
    id: 'chat-hints.draft.contact',
    defaultMessage:
      'You are about to share your contact details. Take your time: wait until you know {name} well.',
    description: 'Above the field while the text holds a telephone number, an address or another messenger',
  },
  draftMoney: {
    id: 'chat-hints.draft.money',
    defaultMessage: 'You are writing about money. Never send money to anyone you have not met in person.',
    description: 'Above the field while the text is about money',
  },
  receivedContact: {
    id: 'chat-hints.received.contact',
    defaultMessage: 'This would take your conversation elsewhere. Stay here until you know each other well.',
    description: 'Below a received message with a telephone number, an address or another messenger',
  },
  receivedMoney: {
    id: 'chat-hints.received.money',
    defaultMessage: 'Never send money to anyone you have not met in person, whatever the reason.',
    description: 'Below a received message that is about money',
  },
  report: {
    id: 'chat-hints.report',
    defaultMessage: 'Report this message',
    description: 'Button below the hint at a received message',
  },
  dismiss: {
    id: 'chat-hints.dismiss',
    defaultMessage: 'Hide this advice',
    description: 'Button that puts the hint away in this conversation; for screen readers',
  },
});
