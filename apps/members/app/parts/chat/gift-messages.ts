import type { GiftCode } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';

/** What gifts are called, by their codes. */
export const giftNames = defineMessages({
  coffee: {
    id: 'chat-gift.coffee',
    defaultMessage: 'A cup of coffee',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  rose: {
    id: 'chat-gift.rose',
    defaultMessage: 'A rose',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  sunflower: {
    id: 'chat-gift.sunflower',
    defaultMessage: 'A sunflower',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  cake: {
    id: 'chat-gift.cake',
    defaultMessage: 'A cake',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  chocolates: {
    id: 'chat-gift.chocolates',
    defaultMessage: 'A box of chocolates',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  teddy_bear: {
    id: 'chat-gift.teddy_bear',
    defaultMessage: 'A teddy bear',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  candle_light: {
    id: 'chat-gift.candle_light',
    defaultMessage: 'Candlelight',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  wine: {
    id: 'chat-gift.wine',
    defaultMessage: 'A bottle of wine',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  picnic_basket: {
    id: 'chat-gift.picnic_basket',
    defaultMessage: 'A picnic basket',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  bouquet: {
    id: 'chat-gift.bouquet',
    defaultMessage: 'A bouquet',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  theatre_tickets: {
    id: 'chat-gift.theatre_tickets',
    defaultMessage: 'Theatre tickets',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
  balloon_ride: {
    id: 'chat-gift.balloon_ride',
    defaultMessage: 'A balloon ride',
    description: 'A gift that one member sends another in a conversation: below its picture',
  },
}) satisfies Readonly<Record<GiftCode, unknown>>;

export const giftMessages = defineMessages({
  other: {
    id: 'chat-gift.other',
    defaultMessage: 'A gift',
    description: 'Instead of the name of a gift that this page does not know (it is of a newer version)',
  },
  named: {
    id: 'chat-gift.named',
    defaultMessage: 'Gift: {gift}',
    description:
      'A message that is a gift, in one line: in the list of conversations, and read out as it arrives',
  },
});
