import { defineMessages } from '@vesper/i18n/react';

export const searchMessages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search members', description: 'Title of the search' },
  filter: {
    id: 'search.filter',
    defaultMessage: 'Change your search',
    description: 'Shows and hides the filter on phones',
  },
  moreFields: {
    id: 'search.filter.more',
    defaultMessage: 'More options',
    description:
      'In the filter of the search: opens the fields that fewer people use (distance, with a photo, new here, online)',
  },
  finder: {
    id: 'search.finder',
    defaultMessage: 'Who suits you?',
    description: 'Link from the search to a few questions, which end in suggestions',
  },
  gender: { id: 'search.gender', defaultMessage: 'I am looking for', description: 'Filter' },
  anyGender: {
    id: 'search.gender.any',
    defaultMessage: 'Everyone',
    description: 'Filter: no matter which gender',
  },
  anyCountry: { id: 'search.country.any', defaultMessage: 'All countries', description: 'Filter' },
  anyRegion: { id: 'search.region.any', defaultMessage: 'The whole country', description: 'Filter' },
  distance: { id: 'search.distance', defaultMessage: 'Distance', description: 'Filter: how far away' },
  anyDistance: { id: 'search.distance.any', defaultMessage: 'Any distance', description: 'Filter' },
  within: {
    id: 'search.distance.within',
    defaultMessage: 'Within {distance}',
    description: 'Filter: at most so far away; {distance} is "25 km" or "15 miles"',
  },
  fits: {
    id: 'search.fits',
    defaultMessage: 'Only people who are looking for someone like me',
    description: 'Filter: leaves out who has said that they look for another gender than the reader’s',
  },
  withPhoto: { id: 'search.with-photo', defaultMessage: 'With a photo', description: 'Filter' },
  newHere: {
    id: 'search.new-here',
    defaultMessage: 'New here',
    description: 'Filter: joined in the last 30 days',
  },
  verified: {
    id: 'search.verified',
    defaultMessage: 'With a verified photo',
    description: 'Filter: only members whose photo has been checked against selfies',
  },
  online: {
    id: 'search.online',
    defaultMessage: 'Online now',
    description: 'Filter: only members who are here at this moment',
  },
  minAge: { id: 'search.age.min', defaultMessage: 'Age from', description: 'Filter' },
  maxAge: { id: 'search.age.max', defaultMessage: 'Age to', description: 'Filter' },
  realOnly: {
    id: 'search.real-only',
    defaultMessage: 'Real members only',
    description: 'Filter: leaves out fictional profiles',
  },
  submit: { id: 'search.submit', defaultMessage: 'Search', description: 'Button' },
  sharedInterests: {
    id: 'search.shared-interests',
    defaultMessage: '{count, plural, one {# interest in common} other {# interests in common}}',
    description: 'On a card, where the member has written nothing: how many interests both have chosen',
  },
  count: {
    id: 'search.count',
    defaultMessage: '{count, plural, =0 {No members found} one {# member found} other {# members found}}',
    description: 'Above the results',
  },
  countCapped: {
    id: 'search.count.capped',
    defaultMessage: '{count}+ members found',
    description: 'Above the results when there are more than are counted',
  },
  more: { id: 'search.more', defaultMessage: 'Show more', description: 'Button under the results' },
  shown: {
    id: 'search.shown',
    defaultMessage: '{shown, number} of {total, plural, one {# member} other {# members}}',
    description: 'Under the results: how many of those found can be seen above',
  },
  shownCapped: {
    id: 'search.shown.capped',
    defaultMessage: '{shown, number} of more than {total, number} members',
    description: 'The same when there are more than are counted',
  },
  end: {
    id: 'search.end',
    defaultMessage: 'You have seen everyone who matches this search.',
    description: 'Under the last results',
  },
  emptyTitle: {
    id: 'search.empty',
    defaultMessage: 'No members match this search yet',
    description: 'No results',
  },
  emptyText: {
    id: 'search.empty.text',
    defaultMessage: 'If you widen your search, you may find someone.',
    description: 'No results; a button “Widen my search” follows',
  },
  widen: {
    id: 'search.empty.widen',
    defaultMessage: 'Widen my search',
    description: 'Button where nobody was found: searches all ages, in the whole country or in all countries',
  },
  similar: {
    id: 'search.similar',
    defaultMessage: 'You may also like',
    description: 'Heading over members from elsewhere',
  },
});
