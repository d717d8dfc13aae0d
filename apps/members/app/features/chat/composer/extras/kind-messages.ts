import { defineMessages } from '@vesper/i18n/react';

/** What messages say that are no words, and how they are sent. */
export const kindMessages = defineMessages({
  giftOpen: {
    id: 'chat.gift.open',
    defaultMessage: 'Send a gift',
    description: 'Button beside the field for a message; opens the gifts',
  },
  giftTitle: {
    id: 'chat.gift.title',
    defaultMessage: 'A gift for {name}',
    description: 'Title of the sheet with the gifts that can be sent',
  },
  giftQuestion: {
    id: 'chat.gift.question',
    defaultMessage: 'Which gift would you like to send?',
    description: 'Above the gifts that can be sent',
  },
  photoOpen: {
    id: 'chat.photo.open',
    defaultMessage: 'Send a photo',
    description: 'Button beside the field for a message; opens the choice of a photo',
  },
  voiceOpen: {
    id: 'chat.voice.open',
    defaultMessage: 'Send a voice message',
    description: 'Button beside the field for a message; opens the recorder',
  },
  emojiOpen: {
    id: 'chat.emoji.open',
    defaultMessage: 'Add an emoji',
    description: 'Button beside the field for a message; opens small pictures to put into the text',
  },
  price: {
    id: 'chat.price',
    defaultMessage: '{cost, plural, one {# credit} other {# credits}}',
    description: 'What sending something costs, below its picture or beside its name',
  },
  balance: {
    id: 'chat.balance',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}.',
    description: 'Above the things that can be sent for credits',
  },
  sendFor: {
    id: 'chat.send.for',
    defaultMessage: '{cost, plural, =0 {Send} one {Send for # credit} other {Send for # credits}}',
    description: 'Button that sends a gift, a photo or a voice message',
  },
});
