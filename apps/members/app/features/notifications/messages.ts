import { defineMessages } from '@vesper/i18n/react';

export const settingsMessages = defineMessages({
  save: { id: 'notifications.save', defaultMessage: 'Save', description: 'Button of a section' },
  saved: {
    id: 'notifications.saved',
    defaultMessage: 'Saved',
    description: 'Beside a switch or a box that was saved, and beside the button of a section',
  },
  autosave: {
    id: 'notifications.autosave',
    defaultMessage: 'Anything you change below will be saved automatically.',
    description: 'Above switches and boxes of which each is saved as soon as it is changed',
  },
  toldText: {
    id: 'notifications.told.text',
    defaultMessage: 'Choose what we write to you about. We will always e-mail you about your account itself.',
    description: 'Section about notifications',
  },
  byMail: {
    id: 'notifications.told.mail',
    defaultMessage: 'By e-mail',
    description: 'Checkbox in a list of kinds of notices',
  },
  byPush: {
    id: 'notifications.told.push',
    defaultMessage: 'On my devices',
    description: 'Checkbox in a list of kinds of notices: push',
  },
  kindMessage: {
    id: 'notifications.told.message',
    defaultMessage: 'New messages',
    description: 'Kind of notice',
  },
  kindLike: { id: 'notifications.told.like', defaultMessage: 'New likes', description: 'Kind of notice' },
  kindMatch: {
    id: 'notifications.told.match',
    defaultMessage: 'Matches',
    description: 'Kind of notice: two people like each other',
  },
  kindOffer: {
    id: 'notifications.told.offer',
    defaultMessage: 'Offers and news',
    description: 'Kind of notice: advertisement',
  },
  stoppedTitle: {
    id: 'notifications.stopped.title',
    defaultMessage: 'You are not receiving e-mails from us at the moment',
    description: 'Above the settings when mails have stopped',
  },
  stoppedBounce: {
    id: 'notifications.stopped.bounce',
    defaultMessage:
      'Our e-mails to {email} came back. Please check the e-mail address: change it below, or ask us to try it again.',
    description: 'Mails could not be delivered',
  },
  stoppedFbl: {
    id: 'notifications.stopped.fbl',
    defaultMessage: 'One of our e-mails to {email} was marked as spam, so we have stopped sending them.',
    description: 'A mail was marked as spam',
  },
  stoppedListUnsubscribe: {
    id: 'notifications.stopped.listunsubscribe',
    defaultMessage:
      'You unsubscribed from our e-mails in your e-mail program, so we have stopped sending them.',
    description: 'Unsubscribed in the mail program',
  },
  stoppedAgain: {
    id: 'notifications.stopped.again',
    defaultMessage: 'Send me e-mails again',
    description: 'Button',
  },
  invisible: { id: 'notifications.invisible', defaultMessage: 'Invisible mode', description: 'Switch' },
  invisibleHint: {
    id: 'notifications.invisible.hint',
    defaultMessage:
      'Nobody can find you in the search or see when you are online. People you are already in touch with can still see you.',
    description: 'What invisible mode does',
  },
  autoLike: {
    id: 'notifications.auto-like',
    defaultMessage: 'Automatically like people who match my search',
    description: 'Switch: likes are given automatically',
  },
  autoLikeHint: {
    id: 'notifications.auto-like.hint',
    defaultMessage:
      'When someone matches what you are looking for, a like from you is sent automatically, to one person a day at most.',
    description: 'What that switch does',
  },
  publicPages: {
    id: 'notifications.public-pages',
    defaultMessage: 'Show me on our public pages',
    description: 'Switch: the member may be shown to people who are not logged in',
  },
  publicPagesHint: {
    id: 'notifications.public-pages.hint',
    defaultMessage:
      'Once we have checked your main photo, people who are not members can see it on the home page, with your first name, age, town and the first sentence about you.',
    description: 'What that switch does',
  },
  readReceipts: {
    id: 'notifications.read-receipts',
    defaultMessage: 'Show when I have read messages',
    description: 'Switch: others see that the member has read what they wrote',
  },
  readReceiptsHint: {
    id: 'notifications.read-receipts.hint',
    defaultMessage:
      'If you switch this off, nobody can see whether you have read their messages, and you cannot see whether they have read yours.',
    description: 'What that switch does',
  },
  pause: {
    id: 'notifications.pause',
    defaultMessage: 'Take a break',
    description: 'Switch: the profile is hidden for a while',
  },
  pauseHint: {
    id: 'notifications.pause.hint',
    defaultMessage:
      'Until you switch this off, your profile is hidden and we will not send you anything. Nothing will be lost.',
    description: 'What that switch does',
  },
});
