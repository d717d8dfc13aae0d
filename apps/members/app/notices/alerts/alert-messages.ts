import { defineMessages } from '@vesper/i18n/react';

export const alertMessages = defineMessages({
  photoTitle: {
    id: 'alerts.photo.title',
    defaultMessage: 'Let others see who you are',
    description: 'The only line of a hint for members without a main photo',
  },
  photoAction: {
    id: 'alerts.photo.action',
    defaultMessage: 'Add a photo',
    description: 'Link on the hint: to the own profile',
  },
  pushTitle: {
    id: 'alerts.push.title',
    defaultMessage: 'Find out straight away when someone writes to you',
    description: 'The only line of a hint for members who have not switched on notifications on this device',
  },
  pushAction: {
    id: 'alerts.push.action',
    defaultMessage: 'Switch on notifications',
    description: 'Link on the hint: to the settings',
  },
  mailTitle: {
    id: 'alerts.mail.title',
    defaultMessage: 'You are not receiving e-mails from us at the moment',
    description: 'The only line of a hint for members whose e-mails were stopped; the settings say why',
  },
  mailAction: {
    id: 'alerts.mail.action',
    defaultMessage: 'Go to settings',
    description: 'Link on the hint about e-mails: to the settings',
  },
  pausedTitle: {
    id: 'alerts.paused.title',
    defaultMessage: 'You are taking a break',
    description: 'The only line of a notice for members who chose a break: hidden, nothing is sent',
  },
  pausedAction: {
    id: 'alerts.paused.action',
    defaultMessage: 'End my break',
    description: 'Button on that notice: ends the break at once',
  },
  pausedDone: {
    id: 'alerts.paused.done',
    defaultMessage: 'Your break is over.',
    description: 'Short confirmation after that button',
  },
});
