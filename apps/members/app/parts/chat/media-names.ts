import { defineMessages } from '@vesper/i18n/react';

/** What a message is called that came as a file, by its kind. */
export const mediaNames = defineMessages({
  photo: {
    id: 'chat-photo.photo',
    defaultMessage: 'Photo',
    description:
      'In place of the words of a message that is a photo: in the list of conversations, and read out for the picture',
  },
  voice: {
    id: 'chat-photo.voice',
    defaultMessage: 'Voice message',
    description:
      'In place of the words of a message that was spoken: in the list of conversations, and read out for its player',
  },
});
