import { defineMessages } from '@vesper/i18n/react';

export const likeHeartMessages = defineMessages({
  like: {
    id: 'likes-heart.like',
    defaultMessage: 'Like {name}',
    description:
      'Read out: the heart on a member’s photo, a button that is pressed or not; {name} is a first name',
  },
  write: {
    id: 'likes-heart.write',
    defaultMessage: 'Send a message',
    description: 'Button on the full-screen notice that two members like each other',
  },
});
