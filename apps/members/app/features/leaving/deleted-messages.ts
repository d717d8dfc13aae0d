import { defineMessages } from '@vesper/i18n/react';

/** The page that is shown when the account is gone. */
export const deletedMessages = defineMessages({
  deletedTitle: {
    id: 'leaving-deleted.title',
    defaultMessage: 'Your account has been deleted',
    description: 'After deleting the account',
  },
  deletedText: {
    id: 'leaving-deleted.text',
    defaultMessage:
      'Your profile is now hidden from everyone, and you have been logged out everywhere. If you change your mind, you can restore your account for {days, plural, one {# day} other {# days}} after deleting it, with the link in the e-mail that we have sent you. After that it cannot be restored.',
    description: 'After deleting the account; {days} counts from the deletion',
  },
  deletedThanks: {
    id: 'leaving-deleted.thanks',
    defaultMessage: 'Thank you for being with us. We wish you all the best.',
    description: 'After deleting the account',
  },
  deletedHome: { id: 'leaving-deleted.home', defaultMessage: 'Go to the home page', description: 'Button' },
});
