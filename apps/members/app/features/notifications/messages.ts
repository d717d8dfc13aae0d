import { defineMessages } from '@vesper/i18n/react';

export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings', description: 'Title of the page' },
  language: { id: 'settings.language', defaultMessage: 'Language', description: 'Heading of a section' },
  push: {
    id: 'settings.push',
    defaultMessage: 'Notifications on this device',
    description: 'Heading of a section',
  },
  pushText: {
    id: 'settings.push.text',
    defaultMessage: 'We tell you about new messages and likes, also while this page is closed.',
    description: 'What push notices are',
  },
  pushOn: { id: 'settings.push.on', defaultMessage: 'Switch on', description: 'Button' },
  pushOff: { id: 'settings.push.off', defaultMessage: 'Switch off', description: 'Button' },
  subscribed: {
    id: 'settings.push.subscribed',
    defaultMessage: 'Notifications are on.',
    description: 'State of push',
  },
  unsubscribed: {
    id: 'settings.push.unsubscribed',
    defaultMessage: 'Notifications are off.',
    description: 'State of push',
  },
  denied: {
    id: 'settings.push.denied',
    defaultMessage:
      'Your browser does not allow notifications from this site. You can change that in the settings of the browser.',
    description: 'State of push',
  },
  notCapable: {
    id: 'settings.push.not-capable',
    defaultMessage: 'This browser cannot show notifications.',
    description: 'State of push',
  },
  failed: {
    id: 'settings.push.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'State of push',
  },
});
