import { defineMessages } from '@vesper/i18n/react';

export const leavingMessages = defineMessages({
  title: { id: 'leaving.title', defaultMessage: 'Delete your account', description: 'Title of the page' },
  skip: {
    id: 'leaving.skip',
    defaultMessage: 'Go straight to deleting my account',
    description: 'Link under the title, to the form at the end of the page',
  },
  atOnce: {
    id: 'leaving.at-once',
    defaultMessage:
      'When you delete your account, your profile will be hidden from everyone and you will be logged out everywhere.',
    description:
      'On the page for deleting the account, first of three points: what happens at once; legally exact',
  },
  restore: {
    id: 'leaving.restore',
    defaultMessage:
      'For {days, plural, one {# day} other {# days}} after the deletion, you can restore your account with a link that we will e-mail you.',
    description: 'Second point; {days} counts from the deletion; legally exact',
  },
  then: {
    id: 'leaving.then',
    defaultMessage: 'After that we will delete your data for good, with these exceptions:',
    description: 'Third point; a list of what stays follows; legally exact',
  },
  staysMessages: {
    id: 'leaving.stays.messages',
    defaultMessage:
      'Messages that others have already received stay with them, shown as from a deleted member.',
    description: 'In the list of what stays; legally exact',
  },
  staysPayments: {
    id: 'leaving.stays.payments',
    defaultMessage:
      'Records of payments, credits and invoices stay without your name, because the law requires us to keep them.',
    description: 'In the list of what stays; legally exact',
  },
  staysReports: {
    id: 'leaving.stays.reports',
    defaultMessage:
      'Anything needed for an open report stays until the report is dealt with. A conversation that a block has ended stays for {days, number} days after the block, in case of a report.',
    description: 'In the list of what stays; legally exact',
  },
  staysBackups: {
    id: 'leaving.stays.backups',
    defaultMessage: 'Backups are kept for 30 days.',
    description: 'In the list of what stays; legally exact',
  },
  credits: {
    id: 'leaving.credits',
    defaultMessage:
      'You still have {credits, plural, one {# credit} other {# credits}}. We will refund credits that you bought within the last {days, plural, one {day} other {# days}} and have not used: write to {email} before you delete your account.',
    description:
      'On the page for deleting the account, for members with credits; {days} counts from the purchase',
  },
  exportTitle: {
    id: 'leaving.export.title',
    defaultMessage: 'Take your data with you',
    description: 'Heading',
  },
  exportText: {
    id: 'leaving.export.text',
    defaultMessage: 'One file with your profile, your photos, your messages and your orders.',
    description: 'Under that heading',
  },
  exportButton: { id: 'leaving.export.button', defaultMessage: 'Download my data', description: 'Button' },
  insteadTitle: {
    id: 'leaving.instead.title',
    defaultMessage: 'Would one of these help instead?',
    description: 'Heading of the offers to stay',
  },
  pauseText: {
    id: 'leaving.pause.text',
    defaultMessage:
      'Take a break: your profile is hidden and we will not send you anything until you come back.',
    description: 'Offer to stay',
  },
  pauseButton: { id: 'leaving.pause.button', defaultMessage: 'Take a break', description: 'Button' },
  pauseDone: {
    id: 'leaving.pause.done',
    defaultMessage: 'Your break has begun. You can end it in your settings whenever you like.',
    description: 'After choosing the break',
  },
  quietText: {
    id: 'leaving.quiet.text',
    defaultMessage:
      'Too many e-mails from us? We can stop all e-mails and notifications, except those about your account itself.',
    description: 'Offer to stay',
  },
  quietButton: {
    id: 'leaving.quiet.button',
    defaultMessage: 'Stop e-mails and notifications',
    description: 'Button: no e-mails and no notifications on devices any more',
  },
  quietDone: {
    id: 'leaving.quiet.done',
    defaultMessage: 'From now on we will only write to you about your account itself.',
    description: 'After switching all notices off',
  },
  discountText: {
    id: 'leaving.discount.text',
    defaultMessage: 'If you stay, you will get {percentage, number}% off your next order.',
    description: 'Offer to stay',
  },
  discountButton: {
    id: 'leaving.discount.button',
    defaultMessage: 'Stay and get the discount',
    description: 'Button',
  },
  discountDone: {
    id: 'leaving.discount.done',
    defaultMessage: 'Your code is {code}. It takes {percentage, number}% off your next order until {date}.',
    description: 'After choosing the discount; {code} is typed in when ordering',
  },
  reason: { id: 'leaving.reason', defaultMessage: 'Why are you leaving?', description: 'Field, optional' },
  reasonHint: {
    id: 'leaving.reason.hint',
    defaultMessage: 'It helps us do better, but you do not have to say.',
    description: 'Under that field',
  },
  password: {
    id: 'leaving.password',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
  submit: { id: 'leaving.submit', defaultMessage: 'Delete my account', description: 'Button' },
  stay: { id: 'leaving.stay', defaultMessage: 'Stay', description: 'Button beside the one that deletes' },
});
