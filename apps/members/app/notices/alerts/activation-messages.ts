import { defineMessages } from '@vesper/i18n/react';

export const activationReminderMessages = defineMessages({
  activationTitle: {
    id: 'frame.activation.title',
    defaultMessage: 'Please confirm your e-mail address',
    description: 'Title of the reminder for members who have not confirmed',
  },
  activationLine: {
    id: 'frame.activation.line',
    defaultMessage: 'Please confirm your e-mail address: we sent a link to {email}.',
    description: 'The only line of the reminder for members who have not confirmed their address',
  },
  activationText: {
    id: 'frame.activation.text',
    defaultMessage:
      'We sent a link to {email}. Your messages will be sent when you open it{credits, plural, =0 {} one {, and you will get # free credit} other {, and you will get # free credits}}.',
    description: 'Reminder for members who have not confirmed their address',
  },
  activationResend: {
    id: 'frame.activation.resend',
    defaultMessage: 'Send the e-mail again',
    description: 'Button',
  },
  activationResent: {
    id: 'frame.activation.resent',
    defaultMessage: 'We have sent the e-mail again.',
    description: 'Notice after the button',
  },
});
