import { defineMessages } from '@vesper/i18n/react';

export const reportButtonMessages = defineMessages({
  report: {
    id: 'reports-button.report',
    defaultMessage: 'Report {name}',
    description: 'Button on a profile: tells the website’s people that something is wrong with it',
  },
  reportListed: {
    id: 'reports-button.report-listed',
    defaultMessage: 'Report',
    description:
      'Button beside a name in the list of blocked people, next to “Unblock”; screen readers say “Report {name}”',
  },
});
