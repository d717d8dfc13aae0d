import { defineMessages } from '@vesper/i18n/react';

const messages = defineMessages({
  photo_not_found: {
    id: 'chat-unsent.photo_not_found',
    defaultMessage: 'This photo is no longer available. Please choose it again.',
    description:
      'In an own message that was not sent: neither the browser nor the server still has its photo',
  },
  voice_not_found: {
    id: 'chat-unsent.voice_not_found',
    defaultMessage: 'This recording is no longer available. Please record your message again.',
    description:
      'In an own voice message that was not sent: neither the browser nor the server still has the recording',
  },
  voice_invalid: {
    id: 'chat-unsent.voice_invalid',
    defaultMessage: 'Something is wrong with this recording. Please record your message again.',
    description: 'In an own voice message that was not sent: the server cannot read the recording',
  },
  voice_too_long: {
    id: 'chat-unsent.voice_too_long',
    defaultMessage: 'This recording is too long. Please record a shorter message.',
    description: 'In an own voice message that was not sent: it lasts too long, or its file is too large',
  },
});

/** Why the file of an own message was refused, by the code of the call. */
export const fileRefusalMessages = { ...messages, voice_too_large: messages.voice_too_long };
