import { defineMessages } from '@vesper/i18n/react';

/** What is said of a photo where it stands. */
export const photoFaceMessages = defineMessages({
  enlarge: {
    id: 'chat-photo.enlarge',
    defaultMessage: 'Enlarge the photo',
    description: 'Read out for a photo in a conversation, which can be pressed',
  },
  missing: {
    id: 'chat-photo.missing',
    defaultMessage: 'The photo cannot be shown.',
    description: 'In place of a photo in a conversation that could not be loaded',
  },
});
