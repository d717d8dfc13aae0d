import { defineMessages } from '@vesper/i18n/react';

/** The page that is shown when the account is gone. */
export const deletedMessages = defineMessages({
  deletedTitle: {
    id: 'leaving-deleted.title',
    defaultMessage: 'Your account is deleted',
    description: 'After deleting the account',
  },
  deletedText: {
    id: 'leaving-deleted.text',
    defaultMessage:
      'Nobody sees your profile any more, and you are logged out everywhere. If you change your mind: for {days, plural, one {# day} other {# days}} you can restore everything with the link in the e-mail that we have sent you. After that it is gone for good.',
    description: 'After deleting the account',
  },
  deletedThanks: {
    id: 'leaving-deleted.thanks',
    defaultMessage: 'Thank you for having been with us. All the best to you.',
    description: 'After deleting the account',
  },
  deletedHome: { id: 'leaving-deleted.home', defaultMessage: 'To the home page', description: 'Button' },
});
