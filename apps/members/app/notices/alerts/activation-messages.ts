import { defineMessages } from '@vesper/i18n/react';

export const activationReminderMessages = defineMessages({
  activationTitle: {
    id: 'frame.activation.title',
    defaultMessage: 'Please confirm your e-mail address',
    description: 'Title of the reminder for members who have not confirmed',
  },
  activationText: {
    id: 'frame.activation.text',
    defaultMessage:
      'We sent a link to {email}. Your messages wait until you open it, and you get {credits, plural, one {# free credit} other {# free credits}} then.',
    description: 'Reminder for members who have not confirmed their address',
  },
  activationResend: {
    id: 'frame.activation.resend',
    defaultMessage: 'Send the e-mail again',
    description: 'Button',
  },
  activationResent: {
    id: 'frame.activation.resent',
    defaultMessage: 'The e-mail is on its way again.',
    description: 'Notice after the button',
  },
});
