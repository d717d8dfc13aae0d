import { defineMessages } from '@vesper/i18n/react';

/** What stands under the rooms in the list of settings. */
export const lineMessages = defineMessages({
  told: {
    id: 'notifications-rooms.told.line',
    defaultMessage: 'E-mails, and notifications on this device',
    description: 'In the list of settings, under “What we tell you about”: what is inside',
  },
  seen: {
    id: 'notifications-rooms.seen.line',
    defaultMessage: 'Invisible mode, public pages, taking a break',
    description: 'In the list of settings, under “Who can see you”: what is inside',
  },
  seenInvisible: {
    id: 'notifications-rooms.seen.invisible',
    defaultMessage: 'You are invisible at the moment',
    description: 'In the list of settings, under “Who can see you”: how it stands now',
  },
  seenPaused: {
    id: 'notifications-rooms.seen.paused',
    defaultMessage: 'You are taking a break',
    description: 'In the list of settings, under “Who can see you”: how it stands now',
  },
  blocked: {
    id: 'notifications-rooms.blocked.line',
    defaultMessage: 'See the list, or unblock someone',
    description: 'In the list of settings, under “People you have blocked”: what one can do inside',
  },
  security: {
    id: 'notifications-rooms.security.line',
    defaultMessage: 'Devices, passkeys, extra code',
    description: 'In the list of settings, under “Login and devices”: what is inside',
  },
});
