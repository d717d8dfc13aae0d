import { defineMessages } from '@vesper/i18n/react';

export const matchMessages = defineMessages({
  title: {
    id: 'search-matches.title',
    defaultMessage: 'People who suit you',
    description: 'Title of the page after signup',
  },
  lead: {
    id: 'search-matches.lead',
    defaultMessage: 'We looked for members who match what you told us. You can see why under each one.',
    description: 'Under the title',
  },
  none: {
    id: 'search-matches.none',
    defaultMessage: 'We have not found anyone yet. Tell us a little more about yourself, or look around.',
    description: 'Nobody was found',
  },
  region: {
    id: 'search-matches.reason.region',
    defaultMessage: 'Lives near you',
    description: 'Reason: same region',
  },
  country: {
    id: 'search-matches.reason.country',
    defaultMessage: 'Lives in your country',
    description: 'Reason',
  },
  age: { id: 'search-matches.reason.age', defaultMessage: 'About your age', description: 'Reason' },
  interests: {
    id: 'search-matches.reason.interests',
    defaultMessage: '{count, plural, one {# interest in common} other {# interests in common}}',
    description: 'Reason',
  },
  wantsYou: {
    id: 'search-matches.reason.wants-you',
    defaultMessage: 'Looking for someone like you',
    description: 'Reason: looks for the gender of the reader; "someone like you" must fit every gender',
  },
  all: { id: 'search-matches.all', defaultMessage: 'See all members', description: 'Button to the search' },
  profile: {
    id: 'search-matches.profile',
    defaultMessage: 'Complete my profile',
    description: "Button to one's own profile",
  },
  leadUnknown: {
    id: 'search-matches.lead.unknown',
    defaultMessage: 'Tell us a little about yourself, and we will look for people who suit you.',
    description: 'Under the title for members who have said nothing of themselves yet',
  },
});
