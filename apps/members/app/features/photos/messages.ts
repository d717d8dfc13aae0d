import { defineMessages } from '@vesper/i18n/react';

/** The own photos. */
export const photoMessages = defineMessages({
  photos: { id: 'photos.title', defaultMessage: 'Photos', description: 'Heading of a section' },
  photosText: {
    id: 'photos.text',
    defaultMessage:
      'Photos on your profile: {count, number} of at most {limit, number}. Only your main photo is open to everyone; the others are for premium members.',
    description: 'Under the heading',
  },
  photosLimit: {
    id: 'photos.limit',
    defaultMessage:
      'Free members can show {free, number} photos, premium members {premium, number}. Remove one to add another.',
    description: 'When no more photo can be added',
  },
  premium: {
    id: 'photos.premium',
    defaultMessage: 'Get Premium',
    description: 'Link, when the limit of photos is reached',
  },
  photoAdd: {
    id: 'photos.add',
    defaultMessage: 'Add a photo',
    description: 'Field for a picture file',
  },
  photoUpload: { id: 'photos.upload', defaultMessage: 'Upload', description: 'Button' },
  photoUploading: {
    id: 'photos.uploading',
    defaultMessage: 'Your photo is being uploaded',
    description: 'While a photo is on its way',
  },
  photoAdded: {
    id: 'photos.added',
    defaultMessage: 'Your photo has been added.',
    description: 'Said after a photo was uploaded',
  },
  photoAlt: {
    id: 'photos.alt',
    defaultMessage: 'Your photo {number, number}',
    description: 'Names a photo for screen readers',
  },
  photoIsMain: {
    id: 'photos.is-main',
    defaultMessage: 'Main photo',
    description: 'Mark on the main photo',
  },
  photoMain: {
    id: 'photos.main',
    defaultMessage: 'Set as main photo',
    description: 'Button under a photo',
  },
  photoRemove: { id: 'photos.remove', defaultMessage: 'Remove', description: 'Button under a photo' },
});
