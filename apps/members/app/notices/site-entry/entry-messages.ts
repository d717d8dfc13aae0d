import { defineMessages } from '@vesper/i18n/react';

export const entryMessages = defineMessages({
  title: {
    id: 'site-entry.title',
    defaultMessage: 'Welcome to {name}',
    description: 'Title of the notice that a first-time visitor sees; {name} is the site',
  },
  text: {
    id: 'site-entry.text',
    defaultMessage:
      'This site is for adults aged {age} and over who would like to get to know each other. Members write their own profiles and messages, and some of them are about love and desire.',
    description: 'Notice for first-time visitors, before they look around',
  },
  fictional: {
    id: 'site-entry.fictional',
    defaultMessage: 'Some profiles are fictional. They are always marked as such.',
    description: 'Notice for first-time visitors, on sites with fictional profiles',
  },
  enter: {
    id: 'site-entry.enter',
    defaultMessage: 'I am {age} or older',
    description: 'Button that closes the notice for first-time visitors',
  },
  leave: {
    id: 'site-entry.leave',
    defaultMessage: 'Leave',
    description: 'Button on the notice for first-time visitors: leaves the site',
  },
});
