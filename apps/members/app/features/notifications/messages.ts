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
  save: { id: 'settings.save', defaultMessage: 'Save', description: 'Button of a section' },
  saved: { id: 'settings.saved', defaultMessage: 'Saved', description: 'Beside the button of a section' },
  told: { id: 'settings.told', defaultMessage: 'What we tell you', description: 'Heading of a section' },
  toldText: {
    id: 'settings.told.text',
    defaultMessage:
      'Choose what we write to you about. Messages about your account itself always come by e-mail.',
    description: 'Section about notifications',
  },
  byMail: {
    id: 'settings.told.mail',
    defaultMessage: 'By e-mail',
    description: 'Checkbox in a list of kinds of notices',
  },
  byPush: {
    id: 'settings.told.push',
    defaultMessage: 'On my devices',
    description: 'Checkbox in a list of kinds of notices: push',
  },
  kindMessage: { id: 'settings.told.message', defaultMessage: 'New messages', description: 'Kind of notice' },
  kindLike: { id: 'settings.told.like', defaultMessage: 'New likes', description: 'Kind of notice' },
  kindMatch: {
    id: 'settings.told.match',
    defaultMessage: 'Matches',
    description: 'Kind of notice: two people like each other',
  },
  kindOffer: {
    id: 'settings.told.offer',
    defaultMessage: 'Offers and news',
    description: 'Kind of notice: advertisement',
  },
  stoppedTitle: {
    id: 'settings.stopped.title',
    defaultMessage: 'You get no e-mails from us at the moment',
    description: 'Above the settings when mails have stopped',
  },
  stoppedBounce: {
    id: 'settings.stopped.bounce',
    defaultMessage:
      'Our e-mails to {email} came back. Please check the address: change it below, or let us try it again.',
    description: 'Mails could not be delivered',
  },
  stoppedFbl: {
    id: 'settings.stopped.fbl',
    defaultMessage:
      'One of our e-mails was marked as spam in your mailbox, so we stopped writing to {email}.',
    description: 'A mail was marked as spam',
  },
  stoppedListUnsubscribe: {
    id: 'settings.stopped.listunsubscribe',
    defaultMessage: 'You unsubscribed from our e-mails in your mail program.',
    description: 'Unsubscribed in the mail program',
  },
  stoppedAgain: {
    id: 'settings.stopped.again',
    defaultMessage: 'Send me e-mails again',
    description: 'Button',
  },
  seen: { id: 'settings.seen', defaultMessage: 'Who sees you', description: 'Heading of a section' },
  invisible: { id: 'settings.invisible', defaultMessage: 'Invisible mode', description: 'Switch' },
  invisibleHint: {
    id: 'settings.invisible.hint',
    defaultMessage:
      'Nobody finds you in the search, and nobody sees when you are here. People you already write with still see you.',
    description: 'What invisible mode does',
  },
  autoLike: {
    id: 'settings.auto-like',
    defaultMessage: 'Like people who match my search',
    description: 'Switch: likes are given by themselves',
  },
  autoLikeHint: {
    id: 'settings.auto-like.hint',
    defaultMessage:
      'When somebody fits what you are looking for, a like from you goes out by itself, to one person a day at most.',
    description: 'What that switch does',
  },
  pause: {
    id: 'settings.pause',
    defaultMessage: 'Take a break',
    description: 'Switch: the profile is hidden for a while',
  },
  pauseHint: {
    id: 'settings.pause.hint',
    defaultMessage:
      'Your profile is hidden and we send you nothing, until you switch this off. Everything is kept.',
    description: 'What that switch does',
  },
  security: {
    id: 'settings.security',
    defaultMessage: 'Login and devices',
    description: 'Heading and link to another page',
  },
  securityText: {
    id: 'settings.security.text',
    defaultMessage: 'See where you are logged in, and log in with a passkey or an extra code.',
    description: 'Section that leads to another page',
  },
  securityLink: {
    id: 'settings.security.link',
    defaultMessage: 'Open',
    description: 'Button to the page on login and devices',
  },
  leave: {
    id: 'settings.leave',
    defaultMessage: 'Take your data, or leave',
    description: 'Heading of a section',
  },
  leaveText: {
    id: 'settings.leave.text',
    defaultMessage: 'Take all your data with you as a file, or delete your account.',
    description: 'Section that leads to another page',
  },
  exportLink: {
    id: 'settings.export',
    defaultMessage: 'Download my data',
    description: 'Button: one file with all data',
  },
  leaveLink: {
    id: 'settings.leave.link',
    defaultMessage: 'Delete my account',
    description: 'Button to the page for deleting',
  },
  contents: {
    id: 'settings.contents',
    defaultMessage: 'On this page',
    description: 'Above the links to the parts of the settings',
  },
});
