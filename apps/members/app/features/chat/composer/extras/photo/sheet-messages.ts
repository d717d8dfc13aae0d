import { defineMessages } from '@vesper/i18n/react';

/** Where a photo for a conversation is chosen. */
export const sheetMessages = defineMessages({
  title: {
    id: 'chat-photo-send.title',
    defaultMessage: 'A photo for {name}',
    description: 'Title of the sheet in which a photo to send is chosen',
  },
  privacy: {
    id: 'chat-photo-send.privacy',
    defaultMessage: 'Other members cannot see it. We remove the information about where it was taken.',
    description: 'Above the choice of a photo to send',
  },
  cost: {
    id: 'chat-photo-send.cost',
    defaultMessage:
      '{cost, plural, =0 {Sending a photo is free.} one {A photo costs # credit.} other {A photo costs # credits.}}',
    description: 'What sending a photo costs, above its choice; what the member has follows',
  },
  choose: {
    id: 'chat-photo-send.choose',
    defaultMessage: 'Choose a photo',
    description: 'Button that opens the photos of the device',
  },
  another: {
    id: 'chat-photo-send.another',
    defaultMessage: 'Choose another photo',
    description: 'The same button once a photo is chosen',
  },
  preview: {
    id: 'chat-photo-send.preview',
    defaultMessage: 'The photo that you have chosen',
    description: 'Read out for the picture of the chosen photo',
  },
  cancel: {
    id: 'chat-photo-send.cancel',
    defaultMessage: 'Do not send it',
    description: 'Button that closes the sheet without sending the chosen photo',
  },
  checking: {
    id: 'chat-photo-send.checking',
    defaultMessage: 'The photo is being opened.',
    description: 'While a chosen file is looked at',
  },
});
