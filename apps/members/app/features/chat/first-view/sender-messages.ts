import type { MessageContent } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';
import { chatMessages } from './messages.ts';

const texts = defineMessages({
  giftFromYou: {
    id: 'chat.gift.from-you',
    defaultMessage: 'You sent a gift:',
    description: 'Read out before an own gift',
  },
  giftFromOther: {
    id: 'chat.gift.from-other',
    defaultMessage: '{name} sent you a gift:',
    description: 'Read out before a gift of the other member',
  },
  photoFromYou: {
    id: 'chat.photo.from-you',
    defaultMessage: 'You sent a photo:',
    description: 'Read out before an own photo',
  },
  photoFromOther: {
    id: 'chat.photo.from-other',
    defaultMessage: '{name} sent you a photo:',
    description: 'Read out before a photo of the other member',
  },
  voiceFromYou: {
    id: 'chat.voice.from-you',
    defaultMessage: 'You sent a voice message:',
    description: 'Read out before an own voice message',
  },
  voiceFromOther: {
    id: 'chat.voice.from-other',
    defaultMessage: '{name} sent you a voice message:',
    description: 'Read out before a voice message of the other member',
  },
});

const byKind = {
  text: { you: chatMessages.fromYou, other: chatMessages.fromOther },
  gift: { you: texts.giftFromYou, other: texts.giftFromOther },
  photo: { you: texts.photoFromYou, other: texts.photoFromOther },
  voice: { you: texts.voiceFromYou, other: texts.voiceFromOther },
};

/** Read out before a message: who did what. */
export const senderMessages = (kind: MessageContent['kind']) => byKind[kind];
