import { defineMessages } from '@vesper/i18n/react';

export const matchNoticeMessages = defineMessages({
  matchTitle: {
    id: 'likes-match.title',
    defaultMessage: 'It’s a match!',
    description: 'Full-screen notice when two members like each other',
  },
  matchText: {
    id: 'likes-match.text',
    defaultMessage: 'You and {name} like each other.',
    description: 'Full-screen notice when two members like each other',
  },
  viewProfile: {
    id: 'frame.view-profile',
    defaultMessage: 'View {name}’s profile',
    description: 'Button on the full-screen notice that somebody likes the member',
  },
});

export const autoLikeMessages = defineMessages({
  title: {
    id: 'likes-match.auto.title',
    defaultMessage: '{name} likes you',
    description: 'Full-screen notice: a member’s like has gone out by itself; {name} is a first name',
  },
  text: {
    id: 'likes-match.auto.text',
    defaultMessage: 'You match what {name} is looking for, so this like has been sent automatically.',
    description:
      'Under "{name} likes you": the site has sent the like for {name}, who need not know of it yet; {name} is a first name and may begin with a vowel',
  },
});
