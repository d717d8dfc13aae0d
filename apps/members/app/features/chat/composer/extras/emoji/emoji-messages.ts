import { defineMessages } from '@vesper/i18n/react';

export const emojiMessages = defineMessages({
  title: {
    id: 'chat-emoji.title',
    defaultMessage: 'Emoji',
    description: 'Name of the panel with small pictures to put into a message, for screen readers',
  },
  faces: {
    id: 'chat-emoji.faces',
    defaultMessage: 'Faces',
    description: 'Group of emoji: smiling and other faces',
  },
  hearts: { id: 'chat-emoji.hearts', defaultMessage: 'Hearts', description: 'Group of emoji' },
  hands: {
    id: 'chat-emoji.hands',
    defaultMessage: 'Gestures',
    description: 'Group of emoji: thumbs up, waving and the like',
  },
  out: {
    id: 'chat-emoji.out',
    defaultMessage: 'Going out and celebrating',
    description: 'Group of emoji: coffee, cake, presents, music, travel',
  },
  nature: {
    id: 'chat-emoji.nature',
    defaultMessage: 'Nature',
    description: 'Group of emoji: flowers, weather, animals',
  },
});
