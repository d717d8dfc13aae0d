import { defineMessages } from '@vesper/i18n/react';

/** What a member can choose for a conversation, and what is said when it is chosen. */
export const choiceMessages = defineMessages({
  archive: {
    id: 'chat-choices.archive',
    defaultMessage: 'Archive conversation',
    description: 'Menu of a conversation: puts it away, out of the list of messages',
  },
  unarchive: {
    id: 'chat-choices.unarchive',
    defaultMessage: 'Move back to messages',
    description: 'Menu of an archived conversation: brings it back into the list of messages',
  },
  mute: {
    id: 'chat-choices.mute',
    defaultMessage: 'Mute conversation',
    description: 'Menu of a conversation: no notifications about its messages any more',
  },
  unmute: {
    id: 'chat-choices.unmute',
    defaultMessage: 'Unmute conversation',
    description: 'Menu of a muted conversation: notifications again',
  },
  archived: {
    id: 'chat-choices.archived',
    defaultMessage: 'The conversation is archived. It will come back with the next message.',
    description: 'Notice after archiving',
  },
  archivedMuted: {
    id: 'chat-choices.archived-muted',
    defaultMessage: 'The conversation is archived.',
    description: 'Notice after archiving a muted conversation, which stays archived when messages come',
  },
  unarchived: {
    id: 'chat-choices.unarchived',
    defaultMessage: 'The conversation is back in your messages.',
    description: 'Notice after taking a conversation out of the archive',
  },
  muted: {
    id: 'chat-choices.muted',
    defaultMessage: 'You will no longer be notified of new messages from {name}.',
    description: 'Notice after muting',
  },
  unmuted: {
    id: 'chat-choices.unmuted',
    defaultMessage: 'You will be notified of new messages from {name} again.',
    description: 'Notice after unmuting',
  },
  rowMenu: {
    id: 'chat-choices.menu',
    defaultMessage: 'Conversation with {name}',
    description: 'Name of the menu of a conversation in the list, for screen readers',
  },
});
