import { defineMessages } from '@vesper/i18n/react';

/** The search in the member's own conversations. */
export const searchMessages = defineMessages({
  label: {
    id: 'chat-search.label',
    defaultMessage: 'Search your messages',
    description: 'Field above the list of conversations: looks for a name or for words in messages',
  },
  submit: { id: 'chat-search.submit', defaultMessage: 'Search', description: 'Button beside the field' },
  title: {
    id: 'chat-search.title',
    defaultMessage: 'Results for “{words}”',
    description: 'Title of what was found; {words} is what was looked for',
  },
  people: {
    id: 'chat-search.people',
    defaultMessage: 'Conversations',
    description: 'Heading above the conversations whose other member has the name that was looked for',
  },
  messages: {
    id: 'chat-search.messages',
    defaultMessage: 'Messages',
    description: 'Heading above the messages that have the words that were looked for',
  },
  nothing: {
    id: 'chat-search.nothing',
    defaultMessage: 'Nothing found for “{words}”',
    description: 'Title when the search has found nothing',
  },
  nothingText: {
    id: 'chat-search.nothing.text',
    defaultMessage: 'Try another word, or just the beginning of one. At least two letters are needed.',
    description: 'When the search has found nothing',
  },
  looking: {
    id: 'chat-search.looking',
    defaultMessage: 'Searching older messages…',
    description: 'While the search goes on in older messages and has found nothing so far',
  },
  more: {
    id: 'chat-search.more',
    defaultMessage: 'Show more results',
    description: 'Button under the messages that were found',
  },
  shown: {
    id: 'chat-search.shown',
    defaultMessage: '{count, plural, one {# message found} other {# messages found}}',
    description: 'Under the messages that were found: how many can be seen above',
  },
  end: {
    id: 'chat-search.end',
    defaultMessage: 'All your messages have been searched.',
    description: 'Under the end of the messages that were found',
  },
});
