import { defineMessages } from '@vesper/i18n/react';

export const likeButtonMessages = defineMessages({
  like: { id: 'likes-button.like', defaultMessage: 'Like', description: 'Button on a profile' },
  unlike: {
    id: 'likes-button.unlike',
    defaultMessage: 'Take back my like',
    description: 'Button on a profile that the member likes; pressing it takes the like back',
  },
});
