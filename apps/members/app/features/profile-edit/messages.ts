import { defineMessages } from '@vesper/i18n/react';

export const profileMessages = defineMessages({
  title: {
    id: 'profile.title',
    defaultMessage: 'My profile',
    description: 'Title of the page with the own profile',
  },
  view: {
    id: 'profile.view',
    defaultMessage: 'See it as others do',
    description: 'Link to the own public profile',
  },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Button of each section' },
  saved: { id: 'profile.saved', defaultMessage: 'Saved', description: 'Said beside the button after saving' },
  aboutHint: {
    id: 'profile.about.hint',
    defaultMessage: 'What makes you laugh, what do you like to do, whom would you like to meet?',
    description: 'Hint under About me',
  },
  counter: {
    id: 'profile.counter',
    defaultMessage: '{length, number} of {maximum, number} characters',
    description: 'Under About me',
  },
  person: {
    id: 'profile.person',
    defaultMessage: 'You, and whom you are looking for',
    description: 'Heading of a section',
  },
  place: { id: 'profile.place', defaultMessage: 'Where you live', description: 'Heading of a section' },
  regionEmpty: {
    id: 'profile.region.empty',
    defaultMessage: 'No choice',
    description: 'First entry of the list of regions',
  },
  interestsHint: {
    id: 'profile.interests.hint',
    defaultMessage: 'Choose as many as you like.',
    description: 'Hint over the interests',
  },
  photos: { id: 'profile.photos', defaultMessage: 'Photos', description: 'Heading of a section' },
  photosText: {
    id: 'profile.photos.text',
    defaultMessage:
      'You have {count, number} of {limit, number} photos. Only your main photo is open to everyone; the others are for premium members.',
    description: 'Under the heading',
  },
  photosLimit: {
    id: 'profile.photos.limit',
    defaultMessage:
      'Free members can show {free, number} photos, premium members {premium, number}. Remove one to add another.',
    description: 'When no more photo can be added',
  },
  premium: {
    id: 'profile.premium',
    defaultMessage: 'Get Premium',
    description: 'Link, when the limit of photos is reached',
  },
  photoAdd: {
    id: 'profile.photo.add',
    defaultMessage: 'Add a photo',
    description: 'Field for a picture file',
  },
  photoUpload: { id: 'profile.photo.upload', defaultMessage: 'Upload', description: 'Button' },
  photoUploading: {
    id: 'profile.photo.uploading',
    defaultMessage: 'Your photo is being uploaded',
    description: 'While a photo is on its way',
  },
  photoAdded: {
    id: 'profile.photo.added',
    defaultMessage: 'Your photo has been added.',
    description: 'Said after a photo was uploaded',
  },
  photoAlt: {
    id: 'profile.photo.alt',
    defaultMessage: 'Your photo {number, number}',
    description: 'Names a photo for screen readers',
  },
  photoIsMain: {
    id: 'profile.photo.is-main',
    defaultMessage: 'Main photo',
    description: 'Mark on the main photo',
  },
  photoMain: {
    id: 'profile.photo.main',
    defaultMessage: 'Make main photo',
    description: 'Button under a photo',
  },
  photoRemove: { id: 'profile.photo.remove', defaultMessage: 'Remove', description: 'Button under a photo' },
});
