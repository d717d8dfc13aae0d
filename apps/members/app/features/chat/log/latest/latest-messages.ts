import { defineMessages } from '@vesper/i18n/react';

export const latestMessages = defineMessages({
  latest: {
    id: 'chat.latest',
    defaultMessage:
      '{count, plural, =0 {To the latest message} one {To the latest message, # new one} other {To the latest message, # new ones}}',
    description: 'Button over the messages while one has scrolled up; for screen readers',
  },
});
