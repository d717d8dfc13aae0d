import { defineMessages } from '@vesper/i18n/react';

export const viewerMessages = defineMessages({
  of: {
    id: 'photos-viewer.of',
    defaultMessage: 'Photos of {name}',
    description: 'Names the full-screen view of a member’s photos, for screen readers',
  },
  own: {
    id: 'photos-viewer.own',
    defaultMessage: 'Your photos',
    description: 'Names the full-screen view of the own photos, for screen readers',
  },
  previous: {
    id: 'photos-viewer.previous',
    defaultMessage: 'Previous photo',
    description: 'Button with an arrow, for screen readers',
  },
  next: {
    id: 'photos-viewer.next',
    defaultMessage: 'Next photo',
    description: 'Button with an arrow, for screen readers',
  },
  zoomIn: {
    id: 'photos-viewer.zoom-in',
    defaultMessage: 'Make the photo larger',
    description: 'Button with a magnifying glass and a plus, for screen readers',
  },
  zoomOut: {
    id: 'photos-viewer.zoom-out',
    defaultMessage: 'Make the photo smaller',
    description: 'Button with a magnifying glass and a minus, for screen readers',
  },
  position: {
    id: 'photos-viewer.position',
    defaultMessage: '{current, number} of {total, number}',
    description: 'Under a photo on the whole screen: which of how many it is',
  },
  photoRole: {
    id: 'photos-viewer.role.photo',
    defaultMessage: 'photo',
    description: 'What a screen reader calls one photo of the row',
  },
  galleryRole: {
    id: 'photos-viewer.role.gallery',
    defaultMessage: 'photo gallery',
    description: 'What a screen reader calls the row of photos',
  },
  missing: {
    id: 'photos-viewer.missing',
    defaultMessage: 'This photo cannot be shown at the moment.',
    description:
      'In place of a photo that could not be loaded, on the whole screen; the button “Try again” follows',
  },
});
