import { defineMessages } from '@vesper/i18n/react';

export const finderMessages = defineMessages({
  title: {
    id: 'search-finder.title',
    defaultMessage: 'Find someone who suits you',
    description: 'Title of the tab while the four questions are asked, and the link that leads to them',
  },
  who: {
    id: 'search-finder.who',
    defaultMessage: 'Who are you looking for?',
    description: 'First question; answers: women, men, everyone',
  },
  age: {
    id: 'search-finder.age',
    defaultMessage: 'What age range suits you?',
    description: 'Second question',
  },
  place: {
    id: 'search-finder.place',
    defaultMessage: 'How far away may they live?',
    description: 'Third question; answers: within 25 km and so on, in my country, anywhere',
  },
  interests: {
    id: 'search-finder.interests',
    defaultMessage: 'What would you like to have in common?',
    description: 'Fourth question; answers: interests such as gardening',
  },
  interestsHint: {
    id: 'search-finder.interests.hint',
    defaultMessage: 'As many as you like, or none.',
    description: 'Under the fourth question',
  },
  within: {
    id: 'search-finder.within',
    defaultMessage: 'Within {distance}',
    description: 'Answer to how far, and reason on a card: {distance} is "25 km" or "15 miles"',
  },
  country: {
    id: 'search-finder.country',
    defaultMessage: 'In my country',
    description: 'Answer to how far',
  },
  anywhere: { id: 'search-finder.anywhere', defaultMessage: 'Anywhere', description: 'Answer to how far' },
  townUnknown: {
    id: 'search-finder.town-unknown',
    defaultMessage: 'Enter a larger town near you in your profile to search by distance',
    description:
      'Link under the third question for whose town we do not know; it leads to the field where one names it',
  },
  town: {
    id: 'search-finder.town',
    defaultMessage: 'Add your town to your profile to search by distance',
    description: 'Link under the third question for who has named no town',
  },
  step: {
    id: 'search-finder.step',
    defaultMessage: 'Question {number} of {total}',
    description: 'Above each question',
  },
  next: { id: 'search-finder.next', defaultMessage: 'Next', description: 'Button to the next question' },
  show: {
    id: 'search-finder.show',
    defaultMessage: 'See suggestions',
    description: 'Button after the last question: to who suits',
  },
  back: { id: 'search-finder.back', defaultMessage: 'Back', description: 'Link to the question before' },
  answers: {
    id: 'search-finder.answers',
    defaultMessage: 'Your answers',
    description:
      'Name of the row of answers above the people, each a link that changes it; for screen readers',
  },
  someInterests: {
    id: 'search-finder.some-interests',
    defaultMessage: '{count, plural, =0 {Interests} one {# interest} other {# interests}}',
    description: 'One of the answers above the people: how many interests were chosen, =0 for none',
  },
  both: {
    id: 'search-finder.reason.both',
    defaultMessage: 'You both like: {interests}',
    description: 'Reason on a card; {interests} are names in the form of a list, such as "Music, Gardening"',
  },
  likes: {
    id: 'search-finder.reason.likes',
    defaultMessage: 'Likes: {interests}',
    description: 'Reason on a card: what this member likes, of what the reader has asked for',
  },
  newHere: { id: 'search-finder.reason.new', defaultMessage: 'New here', description: 'Reason on a card' },
  lead: {
    id: 'search-finder.lead',
    defaultMessage: 'Those who suit you best come first.',
    description: 'Above the people',
  },
  none: {
    id: 'search-finder.none',
    defaultMessage: 'Nobody matches all your answers yet',
    description: 'No member was found',
  },
  noneText: {
    id: 'search-finder.none.text',
    defaultMessage: 'If you widen your search a little, there is someone to meet.',
    description: 'Under "Nobody matches all your answers yet", above a button that widens the search',
  },
  nobody: {
    id: 'search-finder.nobody',
    defaultMessage: 'New members keep joining. Please look in again soon.',
    description: 'Under "Nobody matches all your answers yet", where a wider search would find nobody either',
  },
  widerWithin: {
    id: 'search-finder.wider.within',
    defaultMessage: 'Search within {distance}',
    description: 'Button that widens the search: {distance} is "50 km" or "30 miles"',
  },
  widerCountry: {
    id: 'search-finder.wider.country',
    defaultMessage: 'Search my whole country',
    description: 'Button that widens the search',
  },
  widerAnywhere: {
    id: 'search-finder.wider.anywhere',
    defaultMessage: 'Search everywhere',
    description: 'Button that widens the search',
  },
  widerAges: {
    id: 'search-finder.wider.ages',
    defaultMessage: 'Search ages {from} to {to}',
    description: 'Button that widens the search',
  },
  more: { id: 'search-finder.more', defaultMessage: 'Show more', description: 'Button under the people' },
  shown: {
    id: 'search-finder.shown',
    defaultMessage: '{count, plural, one {# person shown} other {# people shown}}',
    description: 'Under the people: how many can be seen above',
  },
  end: {
    id: 'search-finder.end',
    defaultMessage: 'You have seen everyone who matches your answers.',
    description: 'Under the end of the list',
  },
});
