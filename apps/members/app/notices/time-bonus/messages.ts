import { defineMessages } from '@vesper/i18n/react';

export const timeBonusMessages = defineMessages({
  bonusModalTitle: {
    id: 'shell.bonus.modal',
    defaultMessage: 'Your 25% welcome bonus',
    description: 'Title of the notice about the welcome bonus',
  },
  bonusModalText: {
    id: 'shell.bonus.modal.text',
    defaultMessage:
      'Your first purchase is 25% cheaper until the time is up. Credits are no subscription: you buy them when you want to.',
    description: 'Notice about the welcome bonus',
  },
});
