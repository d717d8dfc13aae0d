import { defineMessages } from '@vesper/i18n/react';

export const matchMessages = defineMessages({
  title: {
    id: 'match.title',
    defaultMessage: 'People who suit you',
    description: 'Title of the page after signup',
  },
  lead: {
    id: 'match.lead',
    defaultMessage: 'We looked for members who fit what you told us. The reasons stand under each.',
    description: 'Under the title',
  },
  none: {
    id: 'match.none',
    defaultMessage: 'We have not found anybody yet. Tell us a little more about yourself, or look around.',
    description: 'Nobody was found',
  },
  region: { id: 'match.reason.region', defaultMessage: 'Lives near you', description: 'Reason: same region' },
  country: { id: 'match.reason.country', defaultMessage: 'Lives in your country', description: 'Reason' },
  age: { id: 'match.reason.age', defaultMessage: 'About your age', description: 'Reason' },
  interests: {
    id: 'match.reason.interests',
    defaultMessage: '{count, plural, one {# interest in common} other {# interests in common}}',
    description: 'Reason',
  },
  wantsYou: {
    id: 'match.reason.wants-you',
    defaultMessage: 'Looks for someone like you',
    description: 'Reason: looks for the gender of the reader; "someone like you" must fit every gender',
  },
  all: { id: 'match.all', defaultMessage: 'See all members', description: 'Button to the search' },
  profile: {
    id: 'match.profile',
    defaultMessage: 'Complete my profile',
    description: "Button to one's own profile",
  },
  leadUnknown: {
    id: 'match.lead.unknown',
    defaultMessage: 'Tell us a little about yourself, and we look for people who suit you.',
    description: 'Under the title for members who have said nothing of themselves yet',
  },
});
