import { defineMessages } from '@vesper/i18n/react';

/** Where a voice message is recorded. */
export const voiceMessages = defineMessages({
  title: {
    id: 'chat-voice-send.title',
    defaultMessage: 'A voice message for {name}',
    description: 'Title of the sheet in which a voice message is recorded',
  },
  cost: {
    id: 'chat-voice-send.cost',
    defaultMessage:
      '{cost, plural, =0 {Sending a voice message is free.} one {A voice message costs # credit.} other {A voice message costs # credits.}}',
    description: 'What sending a voice message costs, above the recorder; what the member has follows',
  },
  longest: {
    id: 'chat-voice-send.longest',
    defaultMessage:
      'You can speak for up to {seconds, number} seconds, and listen to the recording before you send it.',
    description: 'Above the recorder of voice messages',
  },
  record: {
    id: 'chat-voice-send.record',
    defaultMessage: 'Start recording',
    description: 'Button that begins to record a voice message',
  },
  again: {
    id: 'chat-voice-send.again',
    defaultMessage: 'Record again',
    description: 'The same button once something is recorded, which is thrown away then',
  },
  stop: {
    id: 'chat-voice-send.stop',
    defaultMessage: 'Stop recording',
    description: 'Button that ends the recording of a voice message',
  },
  clock: {
    id: 'chat-voice-send.clock',
    defaultMessage: '{seconds, number} of {longest, number} seconds',
    description: 'How long has been recorded, while somebody speaks',
  },
  running: {
    id: 'chat-voice-send.running',
    defaultMessage: 'Recording has started.',
    description: 'Read out when the recording of a voice message begins',
  },
  preview: {
    id: 'chat-voice-send.preview',
    defaultMessage: 'Your recording',
    description: 'Read out for the player of what has just been recorded',
  },
  cancel: {
    id: 'chat-voice-send.cancel',
    defaultMessage: 'Discard',
    description: 'Button that throws what was recorded away and closes the recorder',
  },
  refused: {
    id: 'chat-voice-send.refused',
    defaultMessage:
      'This site is not allowed to use your microphone. Please allow it in the settings of your browser, and try again.',
    description: 'The member or the browser does not allow recording',
  },
  missing: {
    id: 'chat-voice-send.missing',
    defaultMessage: 'No microphone was found on this device.',
    description: 'There is nothing to record with',
  },
  failed: {
    id: 'chat-voice-send.failed',
    defaultMessage: 'Recording did not work. Please try again, or use another browser.',
    description:
      'The browser does not know how to record, the microphone is in use elsewhere, or recording broke off',
  },
});
