import type { PhotoRefusal } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';

/** The own photos. */
export const photoMessages = defineMessages({
  photos: { id: 'photos.title', defaultMessage: 'Photos', description: 'Heading of a section' },
  photosText: {
    id: 'photos.text',
    defaultMessage:
      '{count, number} of at most {limit, number}. Only your main photo is open to everyone; the others are for premium members.',
    description: 'Under the heading “Photos”: how many there are, and who sees them',
  },
  photosOver: {
    id: 'photos.text-over',
    defaultMessage:
      '{count, number} photos, of which at most {limit, number} are shown: your main photo to everyone, the others to premium members.',
    description:
      'Under the heading “Photos”, where there are more than may be shown because Premium has ended; {count} is 4 or more, {limit} 3',
  },
  photosLimit: {
    id: 'photos.limit',
    defaultMessage:
      'Free members can show {free, number} photos, premium members {premium, number}. Remove one to add another.',
    description: 'When no more photo can be added',
  },
  photosOverLimit: {
    id: 'photos.limit-over',
    defaultMessage:
      'Without Premium, at most {free, number} of your photos are shown. The others are kept: with Premium, you can show {premium, number}.',
    description:
      'Where there are more photos than may be shown because Premium has ended; {free} is 3, {premium} is 25',
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
  photoKinds: {
    id: 'photos.kinds',
    defaultMessage:
      'It must be a complete JPG, PNG, WebP or AVIF file of at least {least, number} \u00d7 {least, number} pixels.',
    description: 'After “We cannot use this file as a photo.”, at the file that was chosen',
  },
  photoAdded: {
    id: 'photos.added',
    defaultMessage: 'Your photo has been added.',
    description: 'Said after a photo was uploaded',
  },
  photosAdded: {
    id: 'photos.added-several',
    defaultMessage: '{count, plural, one {# photo has} other {# photos have}} been added.',
    description: 'Said after several photos were uploaded',
  },
  uploadWaits: {
    id: 'photos.upload.waits',
    defaultMessage: 'Waiting for the previous photo',
    description: 'Beside a photo that was chosen and is uploaded after another one',
  },
  uploadCancel: {
    id: 'photos.upload.cancel',
    defaultMessage: 'Cancel',
    description: 'Button beside a photo that is being uploaded, or could not be',
  },
  photosChosen: {
    id: 'photos.chosen',
    defaultMessage:
      '{count, plural, one {This photo is not on your profile yet.} other {These # photos are not on your profile yet.}}',
    description:
      'Below photos that were chosen on this device and can be looked at before they are uploaded; the button “Upload” follows',
  },
  photosUpload: {
    id: 'photos.upload.chosen',
    defaultMessage: '{count, plural, one {Upload photo} other {Upload # photos}}',
    description: 'Button below photos that were chosen',
  },
  crop: {
    id: 'photos.crop',
    defaultMessage: 'Crop',
    description: 'Button at a photo: opens a dialog in which one chooses the part that others are shown',
  },
  looked: {
    id: 'photos.looked',
    defaultMessage: 'We check every new photo. It is shown on your profile in the meantime.',
    description:
      'Above the own photos, where there are some that people of the website have not looked at yet',
  },
  photoUnchecked: {
    id: 'photos.unchecked',
    defaultMessage: 'Not checked yet',
    description:
      'Quiet mark under one of the own photos, which is shown: people of the website look at each photo, and have not looked at this one',
  },
  photoOverLimit: {
    id: 'photos.over-limit',
    defaultMessage: 'Not shown at the moment: without Premium, you can show {limit, number} photos.',
    description: 'Under one of the own photos, after Premium has ended; {limit} is 3',
  },
  photoEarlier: {
    id: 'photos.earlier',
    defaultMessage: 'Move photo {number, number} forward',
    description: 'Button with an arrow, for screen readers: the photo comes one place earlier in the order',
  },
  photoLater: {
    id: 'photos.later',
    defaultMessage: 'Move photo {number, number} back',
    description: 'Button with an arrow, for screen readers: the photo comes one place later in the order',
  },
  photoMoved: {
    id: 'photos.moved',
    defaultMessage: 'The photo is now number {number, number} of {total, number}.',
    description: 'Read out after one of the own photos was moved a place forward or back; not seen',
  },
  photoMadeMain: {
    id: 'photos.made-main',
    defaultMessage: 'This is your main photo now.',
    description: 'Read out after one of the own photos was made the main photo; not seen',
  },
  photoRemoved: {
    id: 'photos.removed',
    defaultMessage: 'The photo has been removed.',
    description: 'Read out after one of the own photos was removed; not seen',
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

const refusals = defineMessages({
  nobody_seen: {
    id: 'photos.refused.nobody-seen',
    defaultMessage: 'Not shown: nobody can be seen in this photo.',
    description: 'Under one of the own photos that people of the website have refused',
  },
  not_recognised: {
    id: 'photos.refused.not-recognised',
    defaultMessage: 'Not shown: this photo is too dark or too blurred to recognise anyone.',
    description: 'Under one of the own photos that people of the website have refused',
  },
  somebody_else: {
    id: 'photos.refused.somebody-else',
    defaultMessage: 'Not shown: this photo seems to show someone else.',
    description: 'Under one of the own photos that people of the website have refused',
  },
  contact_details: {
    id: 'photos.refused.contact-details',
    defaultMessage: 'Not shown: this photo contains contact details or advertising.',
    description: 'Under one of the own photos that people of the website have refused',
  },
  indecent: {
    id: 'photos.refused.indecent',
    defaultMessage: 'Not shown: this photo is too revealing for a profile.',
    description: 'Under one of the own photos that people of the website have refused',
  },
  child: {
    id: 'photos.refused.child',
    defaultMessage: 'Not shown: there is a child in this photo.',
    description: 'Under one of the own photos that people of the website have refused',
  },
});

/** Why others are not shown a photo. */
export const photoRefusalMessages: Readonly<Record<PhotoRefusal, (typeof refusals)[keyof typeof refusals]>> =
  refusals;
