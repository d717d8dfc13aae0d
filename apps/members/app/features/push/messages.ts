import { defineMessages } from '@vesper/i18n/react';

export const pushMessages = defineMessages({
  title: {
    id: 'push-setting.title',
    defaultMessage: 'Notifications on this device',
    description: 'Heading of a section',
  },
  text: {
    id: 'push-setting.text',
    defaultMessage: 'We will tell you about new messages and likes, even when this page is closed.',
    description: 'What push notices are',
  },
  on: { id: 'push-setting.on', defaultMessage: 'Switch on', description: 'Button' },
  off: { id: 'push-setting.off', defaultMessage: 'Switch off', description: 'Button' },
  subscribed: {
    id: 'push-setting.subscribed',
    defaultMessage: 'Notifications are on.',
    description: 'State of push',
  },
  unsubscribed: {
    id: 'push-setting.unsubscribed',
    defaultMessage: 'Notifications are off.',
    description: 'State of push',
  },
  denied: {
    id: 'push-setting.denied',
    defaultMessage:
      'Your browser does not allow notifications from this site. You can change that in your browser’s settings.',
    description: 'State of push',
  },
  notCapable: {
    id: 'push-setting.not-capable',
    defaultMessage: 'This browser cannot show notifications.',
    description: 'State of push',
  },
  withoutScript: {
    id: 'push-setting.without-script',
    defaultMessage: 'To receive notifications, switch on JavaScript in your browser.',
    description: 'In place of the state of push, to who has switched off JavaScript in the browser',
  },
  failed: {
    id: 'push-setting.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'State of push',
  },
});
