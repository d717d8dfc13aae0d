import { defineMessages } from '@vesper/i18n/react';

export const reportButtonMessages = defineMessages({
  report: {
    id: 'reports-button.report',
    defaultMessage: 'Report {name}',
    description: 'Button on a profile: tells the website’s people that something is wrong with it',
  },
});
