import { defineMessages } from '@vesper/i18n/react';

export const timeBonusMessages = defineMessages({
  bonusModalTitle: {
    id: 'frame.bonus.modal',
    defaultMessage: 'Your {percentage, number}% welcome bonus',
    description:
      'Title of the notice about the welcome discount; only this title calls it a bonus. {percentage} is what the site grants, such as 25',
  },
  bonusModalText: {
    id: 'frame.bonus.modal.text',
    defaultMessage:
      'You get {percentage, number}% off your first purchase until the time is up. Credits are not a subscription: you buy them when you want to.',
    description: 'Notice about the welcome discount',
  },
});
