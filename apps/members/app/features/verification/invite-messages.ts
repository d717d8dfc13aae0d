import { defineMessages } from '@vesper/i18n/react';

/** The section of the own profile that leads to the page. */
export const inviteMessages = defineMessages({
  title: {
    id: 'verification-invite.title',
    defaultMessage: 'Verified photo',
    description:
      'Title of the page on which members have their main photo verified; also the heading of its section on the own profile',
  },
  text: {
    id: 'verification-invite.text',
    defaultMessage: 'Would you like others to know that your main photo shows you? Our team can verify it.',
    description: 'In a section of the own profile, with a link to the page',
  },
  link: {
    id: 'verification-invite.link',
    defaultMessage: 'Have my photo verified',
    description: 'Link in that section',
  },
  done: {
    id: 'verification-invite.done',
    defaultMessage: 'Your main photo has been verified. If you choose another one, the mark will go.',
    description: 'In the same section for who has the mark',
  },
  details: {
    id: 'verification-invite.details',
    defaultMessage: 'More about this',
    description: 'Link in that section',
  },
  checking: {
    id: 'verification-invite.checking',
    defaultMessage:
      'We are checking your selfies. If you choose another main photo in the meantime, the check will end.',
    description: 'In the same section while people compare two selfies with the main photo',
  },
});
