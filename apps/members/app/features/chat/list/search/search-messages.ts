import { defineMessages } from '@vesper/i18n/react';

/** The search in the member's own conversations. */
export const searchMessages = defineMessages({
  label: {
    id: 'chat-search.label',
    defaultMessage: 'Search by name or word',
    description:
      'Field above the list of conversations: looks for names of other members and for words in messages; for screen readers',
  },
  empty: {
    id: 'chat-search.empty',
    defaultMessage: 'Name or word',
    description: 'Stands in the empty field, beside a magnifier; at most fifteen letters',
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
    defaultMessage: 'No results for “{words}”',
    description: 'Title when the search has found nothing',
  },
  nothingText: {
    id: 'chat-search.nothing.text',
    defaultMessage: 'Try another name or word, or only its beginning. Please type at least two letters.',
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
    defaultMessage: '{count, plural, =0 {No messages found} one {# message found} other {# messages found}}',
    description:
      'Under the messages that were found: how many can be seen above; none when only names were found',
  },
  end: {
    id: 'chat-search.end',
    defaultMessage: 'These are all the results.',
    description: 'Under the end of the messages that were found',
  },
});
