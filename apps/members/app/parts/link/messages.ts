import { defineMessages } from '@vesper/i18n/react';

/** Asking for a link by e-mail, and links that do not work any more. */
export const mailLinkMessages = defineMessages({
  back: { id: 'link.back', defaultMessage: 'Back to login', description: 'Link' },
  requestNew: {
    id: 'link.request-new',
    defaultMessage: 'Request a new e-mail',
    description: 'Button when the link does not work any more',
  },
  invalidTitle: {
    id: 'link.invalid.title',
    defaultMessage: 'This link no longer works',
    description: 'Title when a link out of an e-mail was used before or has expired',
  },
});
