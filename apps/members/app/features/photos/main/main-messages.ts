import { defineMessages } from '@vesper/i18n/react';

/** The question before a verified member changes the main photo; what is lost by it is said in the words of the crop dialog. */
export const mainMessages = defineMessages({
  title: {
    id: 'photos-main.title',
    defaultMessage: 'Set this photo as your main photo?',
    description:
      'Title of a question; below it stands that the mark “Verified photo” is lost, and the buttons are “Cancel” and “Set as main photo”',
  },
});
