import { defineMessages } from '@vesper/i18n/react';

/** What stands in the list of conversations, and what is said of the archive. */
export const listMessages = defineMessages({
  emptyTitle: {
    id: 'chat-list.empty',
    defaultMessage: 'No messages yet',
    description: 'Title when there is no conversation',
  },
  emptyText: {
    id: 'chat-list.empty.text',
    defaultMessage: 'Find someone you like and write the first message. Your conversations will appear here.',
    description: 'When there is no conversation',
  },
  emptyAction: {
    id: 'chat-list.empty.action',
    defaultMessage: 'Search members',
    description: 'Button to the search',
  },
  unread: {
    id: 'chat-list.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Read out for the number on a conversation',
  },
  ownLast: {
    id: 'chat-list.own-last',
    defaultMessage: 'You: {text}',
    description: 'Last message of a conversation, written by the member',
  },
  draft: {
    id: 'chat-list.draft',
    defaultMessage: 'Draft: {text}',
    description:
      'In the list of conversations: the beginning of a message that the member has begun and not sent',
  },
  lastOpened: {
    id: 'chat-list.last-opened',
    defaultMessage: 'Last opened: {when}',
    description:
      'Below the face of whose conversation was opened last; "when" is a relative time such as "3 hours ago"',
  },
  justNow: {
    id: 'chat-list.just-now',
    defaultMessage: 'just now',
    description: 'In the place of a time, like “5 minutes ago”: less than a minute ago',
  },
  more: {
    id: 'chat-list.more',
    defaultMessage: 'Show more conversations',
    description: 'Button under the list',
  },
  shown: {
    id: 'chat-list.shown',
    defaultMessage: '{count, plural, one {# conversation shown} other {# conversations shown}}',
    description: 'Under the list: how many can be seen above',
  },
  end: {
    id: 'chat-list.end',
    defaultMessage: 'These are all your conversations.',
    description: 'Under the end of the list',
  },
  choose: {
    id: 'chat-list.choose',
    defaultMessage: 'Choose a conversation to read it here.',
    description: 'Beside the list of conversations on a wide screen, while none is open',
  },
  muted: {
    id: 'chat-list.muted',
    defaultMessage: 'Muted',
    description: 'Mark of a conversation in the list that raises no notifications',
  },
  rowMore: {
    id: 'chat-list.options',
    defaultMessage: 'Options for the conversation with {name}',
    description: 'Button beside a conversation in the list: opens a menu to archive or mute it',
  },
  archived: {
    id: 'chat-list.archived',
    defaultMessage: 'Archived ({count, number})',
    description: 'Row above the list that leads to the archived conversations; {count} is how many there are',
  },
  archiveTitle: {
    id: 'chat-list.archive',
    defaultMessage: 'Archived conversations',
    description: 'Title of the list of archived conversations',
  },
  archiveEmptyTitle: {
    id: 'chat-list.archive.empty',
    defaultMessage: 'No archived conversations',
    description: 'Title when there is no archived conversation',
  },
  archiveEmptyText: {
    id: 'chat-list.archive.empty.text',
    defaultMessage:
      'Conversations that you archive are kept here. They come back to your messages as soon as a new message arrives, unless you have muted them.',
    description: 'When there is no archived conversation',
  },
});
