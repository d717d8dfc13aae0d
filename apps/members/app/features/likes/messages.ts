import { defineMessages } from '@vesper/i18n/react';

export const likesMessages = defineMessages({
  title: { id: 'likes.title', defaultMessage: 'Likes', description: 'Title of the page' },
  tabs: {
    id: 'likes.tabs',
    defaultMessage: 'Types of like',
    description: 'Name of the tabs, for screen readers',
  },
  received: { id: 'likes.received', defaultMessage: 'Received', description: 'Tab: who likes the member' },
  sent: { id: 'likes.sent', defaultMessage: 'Sent', description: 'Tab: whom the member likes' },
  matches: { id: 'likes.matches', defaultMessage: 'Matches', description: 'Tab: both like each other' },
  isNew: { id: 'likes.new', defaultMessage: 'New', description: 'Mark on a like that was not seen yet' },
  emptyReceived: {
    id: 'likes.empty.received',
    defaultMessage: 'No likes yet',
    description: 'Nobody likes the member yet',
  },
  emptyReceivedText: {
    id: 'likes.empty.received.text',
    defaultMessage:
      'Members who like you will appear here. A photo and a few lines about yourself help a lot.',
    description: 'Nobody likes the member yet',
  },
  emptySent: {
    id: 'likes.empty.sent',
    defaultMessage: 'You have not liked anyone yet',
    description: 'No likes sent',
  },
  whatIsALike: {
    id: 'likes.empty.sent.text',
    defaultMessage: 'A like shows that you are interested, and it is free.',
    description: 'Under “You have not liked anyone yet”, and beside a single like, sent or received',
  },
  emptyMatches: {
    id: 'likes.empty.matches',
    defaultMessage: 'No matches yet',
    description: 'Title where there are no matches yet',
  },
  whatIsAMatch: {
    id: 'likes.empty.matches.text',
    defaultMessage: 'When two people like each other, it is a match.',
    description:
      'Under “No matches yet”, and over the likes that one has received, which are no matches: it says what a match is, and not where',
  },
  moreReceived: {
    id: 'likes.more.received',
    defaultMessage: 'A photo and a few lines about yourself bring more likes.',
    description: 'Beside the only member who likes one so far',
  },
  moreMatches: {
    id: 'likes.more.matches',
    defaultMessage: 'The more people you like, the better your chances of another match.',
    description: 'Beside the only match so far',
  },
  search: { id: 'likes.search', defaultMessage: 'Search members', description: 'Button on an empty tab' },
  more: { id: 'likes.more', defaultMessage: 'Show more', description: 'Button under the list' },
  shown: {
    id: 'likes.shown',
    defaultMessage: '{count, plural, one {# member shown} other {# members shown}}',
    description: 'Under the list: how many can be seen above',
  },
  end: {
    id: 'likes.end',
    defaultMessage: 'You have seen them all.',
    description: 'Under the end of the list',
  },
  oneByOne: {
    id: 'likes.one-by-one',
    defaultMessage: 'Meet people one by one',
    description: 'Link to the page that shows one member at a time, to like or to pass',
  },
});
