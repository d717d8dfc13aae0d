import { defineMessages } from '@vesper/i18n/react';

/** What a photo of a conversation is called. */
export const photoMessages = defineMessages({
  photo: {
    id: 'chat-photo.photo',
    defaultMessage: 'Photo',
    description:
      'In place of the words of a message that is a photo: in the list of conversations, and read out for the picture',
  },
});
