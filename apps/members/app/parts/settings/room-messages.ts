import { defineMessages } from '@vesper/i18n/react';

/** What the rooms of the settings are called, in the list of them and as their titles. */
export const roomMessages = defineMessages({
  told: {
    id: 'notifications-rooms.told',
    defaultMessage: 'What we tell you about',
    description: 'A room of the settings: e-mails and notifications',
  },
  seen: {
    id: 'notifications-rooms.seen',
    defaultMessage: 'Who can see you',
    description: 'A room of the settings: invisible mode, public pages, a break',
  },
  blocked: {
    id: 'notifications-rooms.blocked',
    defaultMessage: 'People you have blocked',
    description: 'A room of the settings: a list of them',
  },
  email: {
    id: 'notifications-rooms.email',
    defaultMessage: 'E-mail address',
    description: 'A room of the settings; under it stands the address',
  },
  password: {
    id: 'notifications-rooms.password',
    defaultMessage: 'Password',
    description: 'A room of the settings',
  },
  security: {
    id: 'notifications-rooms.security',
    defaultMessage: 'Login and devices',
    description: 'A room of the settings',
  },
  language: {
    id: 'notifications-rooms.language',
    defaultMessage: 'Language',
    description: 'A room of the settings; under it stands the language',
  },
  leave: {
    id: 'notifications-rooms.leave',
    defaultMessage: 'Download your data or delete your account',
    description: 'A room of the settings',
  },
  back: {
    id: 'notifications-rooms.back',
    defaultMessage: 'Back to settings',
    description: 'Link over a room of the settings: to the list of them',
  },
});
