import { defineMessages } from '@vesper/i18n/react';

export const sessionMessages = defineMessages({
  devices: {
    id: 'session.devices',
    defaultMessage: 'Where you are logged in',
    description: 'Heading of a section',
  },
  device: {
    id: 'session.device',
    defaultMessage: '{browser} on {system}',
    description: 'A device in the list, such as "Firefox on Windows"',
  },
  deviceUnknown: {
    id: 'session.device.unknown',
    defaultMessage: 'Unknown device',
    description: 'A device in the list',
  },
  deviceHere: {
    id: 'session.device.here',
    defaultMessage: 'This device',
    description: 'Mark in the list of devices',
  },
  deviceSeen: {
    id: 'session.device.seen',
    defaultMessage: 'Last used {when}',
    description: 'In the list of devices; {when} is a date with time',
  },
  deviceEnd: { id: 'session.device.end', defaultMessage: 'Log out', description: 'Button beside a device' },
  deviceEndOf: {
    id: 'session.device.end-of',
    defaultMessage: 'Log out {device}',
    description: 'The same button as screen readers say it; {device} is the name of the device',
  },
  othersEnd: {
    id: 'session.devices.end-others',
    defaultMessage: 'Log out all other devices',
    description: 'Button under the list of devices',
  },
  othersNone: {
    id: 'session.devices.none',
    defaultMessage: 'You are logged in on this device only.',
    description: 'Under the list of devices',
  },
});
