import { defineMessages } from '@vesper/i18n/react';

export const blockMessages = defineMessages({
  block: { id: 'trust.block', defaultMessage: 'Block {name}', description: 'Button on a profile' },
  title: {
    id: 'trust.block.title',
    defaultMessage: 'Block {name}?',
    description: 'Asks before blocking',
  },
  confirm: {
    id: 'trust.block.confirm',
    defaultMessage: 'Block',
    description: 'Button that blocks, under the question “Block {name}?”; the same word as in a conversation',
  },
  text: {
    id: 'trust.block.text',
    defaultMessage:
      'Your conversation and the likes between you will disappear for both of you and not come back. {name} will no longer be able to see your profile or write to you. We keep the conversation out of sight for {days, number} days, in case of a report. You can unblock {name} in your settings.',
    description: 'Asks before blocking; the same words as in a conversation',
  },
  done: {
    id: 'trust.block.done',
    defaultMessage: '{name} is blocked.',
    description: 'Notice after blocking; the same words as in a conversation',
  },
  cancel: {
    id: 'trust.block.cancel',
    defaultMessage: 'Cancel',
    description: 'Does not block; the same word as in a conversation',
  },
});
