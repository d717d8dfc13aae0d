import { defineMessages } from '@vesper/i18n/react';

export const timeBonusMessages = defineMessages({
  bonusModalTitle: {
    id: 'frame.bonus.modal',
    defaultMessage: 'Your {percentage, number}% welcome bonus',
    description:
      'Title of the notice about the welcome bonus; {percentage} is what the site grants, such as 25',
  },
  bonusModalText: {
    id: 'frame.bonus.modal.text',
    defaultMessage:
      'Your first purchase is {percentage, number}% cheaper until the time is up. Credits are no subscription: you buy them when you want to.',
    description: 'Notice about the welcome bonus',
  },
});
