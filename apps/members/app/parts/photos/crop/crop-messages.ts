import { defineMessages } from '@vesper/i18n/react';

/** Choosing the part of a photo that others are shown. */
export const cropMessages = defineMessages({
  title: {
    id: 'photos-crop.title',
    defaultMessage: 'Crop your photo',
    description: 'Title of the dialog in which the part of a photo is chosen that others are shown',
  },
  hint: {
    id: 'photos-crop.hint',
    defaultMessage: 'Drag the photo or use the buttons until you like what is in the frame.',
    description: 'Below the photo in the dialog in which a part of it is chosen; a frame lies over the photo',
  },
  frame: {
    id: 'photos-crop.frame',
    defaultMessage: 'Frame on your photo. Use the arrow keys to move the photo.',
    description: 'For screen readers: names the frame that lies over the photo',
  },
  left: {
    id: 'photos-crop.left',
    defaultMessage: 'Move the photo to the left',
    description: 'Button with an arrow, for screen readers',
  },
  right: {
    id: 'photos-crop.right',
    defaultMessage: 'Move the photo to the right',
    description: 'Button with an arrow, for screen readers',
  },
  up: {
    id: 'photos-crop.up',
    defaultMessage: 'Move the photo up',
    description: 'Button with an arrow, for screen readers',
  },
  down: {
    id: 'photos-crop.down',
    defaultMessage: 'Move the photo down',
    description: 'Button with an arrow, for screen readers',
  },
  rest: {
    id: 'photos-crop.rest',
    defaultMessage: 'The rest of the photo will be deleted. We will check the new version too.',
    description:
      'In the dialog, of a photo that is on the profile already: people of the website look at each photo',
  },
  mark: {
    id: 'photos-crop.mark',
    defaultMessage: 'You will lose your “Verified photo” mark, but you can get it again afterwards.',
    description:
      'In a question before a member who has the mark makes another photo the main one, or crops or removes it; “Verified photo” as in the text frame.verified-member',
  },
  cancel: {
    id: 'photos-crop.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog and leaves the photo as it is',
  },
  use: {
    id: 'photos-crop.use',
    defaultMessage: 'Crop',
    description: 'Button that leaves the part of the photo that is in the frame',
  },
  done: {
    id: 'photos-crop.done',
    defaultMessage: 'Your photo has been cropped.',
    description: 'Said after a photo on the profile was cropped',
  },
  checking: {
    id: 'photos-crop.checking',
    defaultMessage: 'We are checking your selfies. If you change your main photo now, the check will end.',
    description:
      'In a question before a member makes another photo the main one, or crops or removes it, while people compare two selfies with it',
  },
});
