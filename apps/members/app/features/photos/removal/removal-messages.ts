import { defineMessages } from '@vesper/i18n/react';

/** The question before one of the own photos is removed. */
export const removalMessages = defineMessages({
  title: {
    id: 'photos-removal.title',
    defaultMessage: 'Remove this photo?',
    description: 'Title of the question before one of the own photos is removed from the profile',
  },
  text: {
    id: 'photos-removal.text',
    defaultMessage:
      'It will disappear from your profile. If you want it back, you will need to add it again.',
    description: 'What happens to the photo when it is removed',
  },
  cancel: {
    id: 'photos-removal.cancel',
    defaultMessage: 'Keep it',
    description: 'Button that leaves the photo on the profile',
  },
  remove: {
    id: 'photos-removal.remove',
    defaultMessage: 'Remove photo',
    description: 'Button that removes the photo',
  },
});
