import { defineMessages } from '@vesper/i18n/react';

export const alertMessages = defineMessages({
  photoTitle: {
    id: 'alerts.photo.title',
    defaultMessage: 'Let others see who you are',
    description: 'Title of a hint for members without a main photo',
  },
  photoText: {
    id: 'alerts.photo.text',
    defaultMessage:
      'Most members like to see who is writing to them. You decide which photo others see first.',
    description: 'Hint for members without a main photo',
  },
  photoAction: {
    id: 'alerts.photo.action',
    defaultMessage: 'Add a photo',
    description: 'Link on the hint: to the own profile',
  },
  pushTitle: {
    id: 'alerts.push.title',
    defaultMessage: 'Find out straight away when someone writes to you',
    description: 'Title of a hint for members who have not switched on notifications on this device',
  },
  pushText: {
    id: 'alerts.push.text',
    defaultMessage:
      'Notifications on this device tell you about new messages and likes, even when this page is closed.',
    description: 'Hint for members who have not switched on notifications on this device',
  },
  pushAction: {
    id: 'alerts.push.action',
    defaultMessage: 'Switch on notifications',
    description: 'Link on the hint: to the settings',
  },
  mailTitle: {
    id: 'alerts.mail.title',
    defaultMessage: 'You are not receiving e-mails from us at the moment',
    description: 'Title of a hint for members whose e-mails were switched off, see the reasons',
  },
  mailBounce: {
    id: 'alerts.mail.bounce',
    defaultMessage: 'Our last e-mails to {email} came back. Please check your e-mail address.',
    description: 'Reason: the address does not exist or its mailbox is full',
  },
  mailFbl: {
    id: 'alerts.mail.fbl',
    defaultMessage: 'One of our e-mails to {email} was marked as spam, so we have stopped sending them.',
    description: 'Reason: the member or the mail provider marked an e-mail as spam',
  },
  mailListUnsubscribe: {
    id: 'alerts.mail.listunsubscribe',
    defaultMessage:
      'You unsubscribed from our e-mails in your e-mail program, so we have stopped sending them.',
    description: 'Reason: the member used the unsubscribe button of the mail program',
  },
  mailAction: {
    id: 'alerts.mail.action',
    defaultMessage: 'Go to settings',
    description: 'Link on the hint about e-mails: to the settings',
  },
  pausedTitle: {
    id: 'alerts.paused.title',
    defaultMessage: 'You are taking a break',
    description: 'Title of a notice for members who chose a break: hidden, nothing is sent',
  },
  pausedText: {
    id: 'alerts.paused.text',
    defaultMessage:
      'Until you end your break, nobody can find your profile and we will not send you anything.',
    description: 'Text of that notice',
  },
  pausedAction: {
    id: 'alerts.paused.action',
    defaultMessage: 'End my break',
    description: 'Link on that notice: to the settings',
  },
});
