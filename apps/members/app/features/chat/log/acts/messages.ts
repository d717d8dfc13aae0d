import { defineMessages } from '@vesper/i18n/react';

/** What can be done with one message; comes with its menu. */
export const actMessages = defineMessages({
  menu: {
    id: 'chat-acts.menu',
    defaultMessage: 'What you can do with this message',
    description: 'Name of the menu of one message, for screen readers',
  },
  answer: { id: 'chat-acts.answer', defaultMessage: 'Reply', description: 'Menu of a message: answer it' },
  copy: {
    id: 'chat-acts.copy',
    defaultMessage: 'Copy text',
    description: 'Menu of a message: its text to the clipboard',
  },
  report: {
    id: 'chat-acts.report',
    defaultMessage: 'Report this message',
    description: 'Menu of a received message: report it',
  },
  copied: {
    id: 'chat-acts.copied',
    defaultMessage: 'The text has been copied.',
    description: 'Notice afterwards',
  },
  copyFailed: {
    id: 'chat-acts.copy.failed',
    defaultMessage: 'Your browser does not allow copying here.',
    description: 'Notice when the text of a message could not be copied',
  },
  reactions: {
    id: 'chat-acts.reactions',
    defaultMessage: 'React',
    description: 'Name of the row of six signs (heart, smile …) in the menu of a message, for screen readers',
  },
  react: {
    id: 'chat-acts.react',
    defaultMessage:
      '{what, select, heart {React with a heart} smile {React with a smile} laugh {React with laughter} wow {React with surprise} sad {React with a sad face} other {React with a thumbs up}}',
    description: 'One sign of that row, for screen readers',
  },
  unreact: {
    id: 'chat-acts.unreact',
    defaultMessage:
      '{what, select, heart {Remove the heart} smile {Remove the smile} laugh {Remove the laughter} wow {Remove the surprise} sad {Remove the sad face} other {Remove the thumbs up}}',
    description: 'The sign of that row that was chosen before, for screen readers',
  },
  remove: {
    id: 'chat-acts.remove',
    defaultMessage: 'Delete message',
    description: 'Menu of an own message, title of the question and button that confirms',
  },
  removeText: {
    id: 'chat-acts.remove.text',
    defaultMessage:
      'The message will be deleted for you and for {name}. Both of you will see that a message was deleted. You will not get any credits back.',
    description: 'Question before deleting an own message',
  },
  cancel: {
    id: 'chat-acts.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves the message as it is',
  },
});
