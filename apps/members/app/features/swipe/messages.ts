import { defineMessages } from '@vesper/i18n/react';

export const swipeMessages = defineMessages({
  title: {
    id: 'swipe.title',
    defaultMessage: 'People one by one',
    description: 'Title of the page that shows one member at a time, to like or to pass',
  },
  left: {
    id: 'swipe.left',
    defaultMessage: '{count, plural, one {# like left today} other {# likes left today}}',
    description: 'Under the title: how many likes the day still has',
  },
  pass: { id: 'swipe.pass', defaultMessage: 'Pass', description: 'Button: not this one, the next, please' },
  like: { id: 'swipe.like', defaultMessage: 'Like', description: 'Button beside "Pass"' },
  liked: { id: 'swipe.liked', defaultMessage: 'You like {name}.', description: 'Spoken after the button' },
  passed: {
    id: 'swipe.passed',
    defaultMessage: 'Passed: {name}.',
    description: 'Spoken after the button; must fit women and men',
  },
  undo: {
    id: 'swipe.undo',
    defaultMessage: 'Undo',
    description: 'Button: takes the last choice back, so that the last member comes back',
  },
  wait: {
    id: 'swipe.wait',
    defaultMessage: 'No likes left here today. More from {time}.',
    description:
      'Under the title, short: the likes of the day are used up here (not elsewhere), and when the next ones come; {time} is a weekday with a time, such as "Tuesday 00:00"',
  },
  none: {
    id: 'swipe.none',
    defaultMessage: 'You have seen everyone for now',
    description: 'No member is left to be shown',
  },
  noneText: {
    id: 'swipe.none.text',
    defaultMessage:
      'Anyone you pass will come back after {days, number} days. You can find everyone in the search.',
    description: 'Under "You have seen everyone for now"',
  },
  search: {
    id: 'swipe.search',
    defaultMessage: 'Search members',
    description: 'Button to the search',
  },
});
