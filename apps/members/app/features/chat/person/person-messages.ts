import { defineMessages } from '@vesper/i18n/react';

export const personMessages = defineMessages({
  person: {
    id: 'chat.person',
    defaultMessage: 'About {name}',
    description: 'Name of the part beside a conversation that shows who one is writing with',
  },
  safety: {
    id: 'chat.safety',
    defaultMessage: 'Never send money to anyone you have not met in person.',
    description: 'A word of care beside a conversation',
  },
});
