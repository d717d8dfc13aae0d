import { defineMessages } from '@vesper/i18n/react';

export const leavingMessages = defineMessages({
  title: { id: 'leaving.title', defaultMessage: 'Delete your account', description: 'Title of the page' },
  text: {
    id: 'leaving.text',
    defaultMessage:
      'When you delete your account, nobody sees your profile any more and you are logged out everywhere. For {days, plural, one {# day} other {# days}} you can restore your account with a link that we send you. After that everything about you is erased. Messages you have sent stay with those who received them, without your name, and we keep what the law makes us keep, such as invoices.',
    description: 'On that page',
  },
  credits: {
    id: 'leaving.credits',
    defaultMessage:
      'You still have {credits, plural, one {# credit} other {# credits}}. Credits that you bought within the last {days, plural, one {day} other {# days}} and did not use are paid back: write to {email} before you delete your account.',
    description: 'On that page, for members with credits',
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
    defaultMessage: 'Take a break: your profile is hidden and we send you nothing, until you come back.',
    description: 'Offer to stay',
  },
  pauseButton: { id: 'leaving.pause.button', defaultMessage: 'Take a break', description: 'Button' },
  pauseDone: {
    id: 'leaving.pause.done',
    defaultMessage: 'Your break has begun. You end it in the settings, whenever you like.',
    description: 'After choosing the break',
  },
  quietText: {
    id: 'leaving.quiet.text',
    defaultMessage:
      'Too much mail from us? We stop all e-mails and notifications, except for those about your account itself.',
    description: 'Offer to stay',
  },
  quietButton: {
    id: 'leaving.quiet.button',
    defaultMessage: 'Stop all notifications',
    description: 'Button',
  },
  quietDone: {
    id: 'leaving.quiet.done',
    defaultMessage: 'From now on we only write to you about your account itself.',
    description: 'After switching all notices off',
  },
  discountText: {
    id: 'leaving.discount.text',
    defaultMessage: 'If you stay, your next order costs {percentage, number} % less.',
    description: 'Offer to stay',
  },
  discountButton: {
    id: 'leaving.discount.button',
    defaultMessage: 'Stay with the discount',
    description: 'Button',
  },
  discountDone: {
    id: 'leaving.discount.done',
    defaultMessage: 'Your code is {code}. It takes {percentage, number} % off your next order until {date}.',
    description: 'After choosing the discount; {code} is typed in when ordering',
  },
  reason: { id: 'leaving.reason', defaultMessage: 'Why are you leaving?', description: 'Field, optional' },
  reasonHint: {
    id: 'leaving.reason.hint',
    defaultMessage: 'It helps us to do better. You need not say.',
    description: 'Under that field',
  },
  password: {
    id: 'leaving.password',
    defaultMessage: 'Your password',
    description: 'Field: the password asked again',
  },
  submit: { id: 'leaving.submit', defaultMessage: 'Delete my account', description: 'Button' },
  stay: { id: 'leaving.stay', defaultMessage: 'Stay', description: 'Button beside the one that deletes' },
  back: { id: 'leaving.back', defaultMessage: 'Back to the settings', description: 'Link' },
});
