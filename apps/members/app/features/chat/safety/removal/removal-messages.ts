import { defineMessages } from '@vesper/i18n/react';

/** How a conversation ends: removed, reported or with the other member blocked. */
export const removalMessages = defineMessages({
  remove: {
    id: 'chat.remove',
    defaultMessage: 'Remove conversation',
    description: 'Menu of a conversation, and the button that confirms',
  },
  removeText: {
    id: 'chat.remove.text',
    defaultMessage: 'The conversation will disappear from your list. {name} will keep the messages you sent.',
    description: 'Question before removing',
  },
  block: {
    id: 'chat.block',
    defaultMessage: 'Block {name}',
    description: 'Menu of a conversation',
  },
  report: { id: 'chat.report', defaultMessage: 'Report {name}', description: 'Menu of a conversation' },
  blockTitle: {
    id: 'chat.block.title',
    defaultMessage: 'Block {name}?',
    description: 'Asks before blocking; the same words as on a profile',
  },
  blockConfirm: {
    id: 'chat.block.confirm',
    defaultMessage: 'Block',
    description: 'Button that blocks, under the question “Block {name}?”, which says whom',
  },
  blockText: {
    id: 'chat.block.text',
    defaultMessage:
      'Your conversation and the likes between you will disappear for both of you and not come back. {name} will no longer be able to see your profile or write to you. We keep the conversation out of sight for {days, number} days, in case of a report. You can unblock {name} in your settings.',
    description: 'Question before blocking',
  },
  blocked: { id: 'chat.blocked', defaultMessage: '{name} is blocked.', description: 'Notice after blocking' },
  cancel: {
    id: 'chat.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves things as they are; the same word as on a profile',
  },
});
