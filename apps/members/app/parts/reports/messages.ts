import { defineMessages } from '@vesper/i18n/react';
import type { ReportCategory } from '@vesper/domain';
import type { MessageDescriptor } from 'react-intl';
import type { RefusalTexts } from '../../frame/errors/refusals.ts';

export const reportMessages = defineMessages({
  title: { id: 'reports.title', defaultMessage: 'Report {name}', description: 'Title of the dialog' },
  step: {
    id: 'reports.step',
    defaultMessage: 'Step {step} of {steps}',
    description: 'Where one is in the dialog',
  },
  what: {
    id: 'reports.what',
    defaultMessage: 'What is wrong?',
    description: 'First question; one choice of seven',
  },
  whatMissing: {
    id: 'reports.what.missing',
    defaultMessage: 'Please choose what is wrong.',
    description: 'Nothing was chosen in the first step',
  },
  which: {
    id: 'reports.which',
    defaultMessage: 'Which messages is this about?',
    description: "Second question; the other member's messages follow, each with a box to tick",
  },
  whichHint: {
    id: 'reports.which.hint',
    defaultMessage:
      'The messages before and after them will be sent too, so that we can understand what was meant. If you choose none, we will look at the latest ones.',
    description: 'Below the second question',
  },
  whichOlder: {
    id: 'reports.which.older',
    defaultMessage: 'Show older messages',
    description: 'Button below the messages',
  },
  words: {
    id: 'reports.words',
    defaultMessage: 'Is there anything else we should know?',
    description: 'Third question; a field for a few words',
  },
  optional: { id: 'reports.optional', defaultMessage: 'optional', description: 'Behind the third question' },
  counter: {
    id: 'reports.counter',
    defaultMessage: '{length, number} of {maximum, number} characters',
    description: 'Below the field',
  },
  copied: {
    id: 'reports.copied',
    defaultMessage:
      'We will keep a copy of these messages and of {name}’s profile. We will not tell {name} that the report came from you.',
    description: 'Said before the report is sent',
  },
  copiedProfile: {
    id: 'reports.copied.profile',
    defaultMessage:
      'We will keep a copy of {name}’s profile, and of your messages with {name} if there are any. We will not tell {name} that the report came from you.',
    description: 'Said before the report of a profile is sent; the two may never have written to each other',
  },
  next: { id: 'reports.next', defaultMessage: 'Next', description: 'Button to the next step' },
  back: { id: 'reports.back', defaultMessage: 'Back', description: 'Button to the step before' },
  send: { id: 'reports.send', defaultMessage: 'Send report', description: 'Button of the last step' },
  thanks: {
    id: 'reports.thanks',
    defaultMessage: 'Thank you. We will look into your report.',
    description: 'The report has arrived',
  },
  repeated: {
    id: 'reports.repeated',
    defaultMessage: 'You have already reported this. It is still the same report.',
    description: 'The same messages were reported once more; the number of the first report follows',
  },
  receipt: {
    id: 'reports.receipt',
    defaultMessage: 'Your report number',
    description: 'Above the number, such as C3D4-F6H7',
  },
  receiptNote: {
    id: 'reports.receipt.note',
    defaultMessage: 'Please write it down. It will help if you have a question about your report.',
    description: 'Below the number',
  },
  copy: {
    id: 'reports.copy',
    defaultMessage: 'Copy number',
    description: 'Button below the number of the report',
  },
  copyDone: {
    id: 'reports.copy.done',
    defaultMessage: 'Copied',
    description: 'The same button once the number is copied',
  },
  copyFailed: {
    id: 'reports.copy.failed',
    defaultMessage: 'Your browser does not allow copying here',
    description: 'The same button where the browser refuses',
  },
  money: {
    id: 'reports.money',
    defaultMessage: 'Do not send any money. If you have already paid something, call your bank now.',
    description: 'After a report about money or a scam',
  },
  alsoBlock: {
    id: 'reports.block',
    defaultMessage: 'If you do not want to hear from {name} again, you can block {name} now.',
    description: 'Offer after the report',
  },
  block: { id: 'reports.block.button', defaultMessage: 'Block {name}', description: 'Button of the offer' },
  done: { id: 'reports.done', defaultMessage: 'Done', description: 'Button that closes the dialog' },
});

/** What is wrong, as it is asked. */
export const categoryMessages: Readonly<Record<ReportCategory, MessageDescriptor>> = defineMessages({
  money: {
    id: 'reports.category.money',
    defaultMessage: 'Asks for money, or it looks like a scam',
    description: 'Choice: what is wrong',
  },
  fake_profile: {
    id: 'reports.category.fake_profile',
    defaultMessage: 'The profile is not genuine',
    description: 'Choice: what is wrong',
  },
  harassment: {
    id: 'reports.category.harassment',
    defaultMessage: 'Insults, harasses or threatens me',
    description: 'Choice: what is wrong',
  },
  indecent_picture: {
    id: 'reports.category.indecent_picture',
    defaultMessage: 'Sends indecent photos',
    description: 'Choice: what is wrong',
  },
  under_age: {
    id: 'reports.category.under_age',
    defaultMessage: 'Seems to be under 18',
    description: 'Choice: what is wrong',
  },
  advertising: {
    id: 'reports.category.advertising',
    defaultMessage: 'Is advertising something',
    description: 'Choice: what is wrong',
  },
  other: {
    id: 'reports.category.other',
    defaultMessage: 'Something else',
    description: 'Choice: what is wrong',
  },
});

/** What only this dialog is refused with. */
export const reportRefusals: RefusalTexts = defineMessages({
  conversation_not_found: {
    id: 'reports.refused.conversation_not_found',
    defaultMessage: 'This conversation no longer exists.',
    description: 'The report was refused',
  },
  message_not_reportable: {
    id: 'reports.refused.message_not_reportable',
    defaultMessage: 'One of these messages no longer exists. Please choose again.',
    description: 'The report was refused',
  },
  report_words_too_long: {
    id: 'reports.refused.report_words_too_long',
    defaultMessage: 'Your text is too long.',
    description: 'The report was refused',
  },
  too_many_reports: {
    id: 'reports.refused.too_many_reports',
    defaultMessage:
      'You have sent a lot of reports today. Please try again tomorrow. If you are in danger, call the police.',
    description: 'The report was refused',
  },
});
